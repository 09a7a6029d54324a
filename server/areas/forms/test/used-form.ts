import type { TestServer } from '../../../app/test/test-server.ts'
import { newId } from '../../../platform/ids.ts'
import { noteAnswered } from '../uses/use.store.ts'
import { useForm } from '../uses/use-form.ts'
import type { FormInForce } from '../uses/layout-for.ts'

/** Makes an application of a form, as the area of applications does; its questions have answers. */
export async function applicationOf(
  { running, clock }: TestServer,
  standing: { readonly account: string; readonly brokerage: string },
  { formId, answered = [] }: { readonly formId: string; readonly answered?: readonly string[] },
): Promise<FormInForce & { readonly applicationId: string }> {
  const applicationId = newId(clock.now())
  const day = clock.now().toISOString().slice(0, 10)
  return running.platform.database.write({ account: standing.account }, async (tx) => {
    const made = await useForm(tx, standing, {
      applicationId,
      title: `Application of ${standing.account}`,
      formId,
      day,
    })
    await noteAnswered(tx, { account: standing.account, applicationId }, answered)
    return { ...made, applicationId }
  })
}
