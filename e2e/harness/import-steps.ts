import type { Page } from '@playwright/test'

/** Chooses a file in the wizard of a schedule. */
export async function sendToWizard(page: Page, name: string, content: string): Promise<void> {
  await page.getByLabel('File to import').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}
