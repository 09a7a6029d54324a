import { ensureEmbeddedTemplate, ensurePostgresTemplate } from './test-template.ts'

/** Makes the databases that test files copy, before the first of them wants one. */
export async function setup(): Promise<void> {
  await ensureEmbeddedTemplate()
  const url = process.env.DATABASE_URL
  if (url) await ensurePostgresTemplate(url)
}
