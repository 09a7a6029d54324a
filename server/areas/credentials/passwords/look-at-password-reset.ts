import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { lookAtSingleUseLink } from '../../single-use-links/single-use-links.public.ts'

/** Whether a link to set a new password still works. Looking does not use it up. */
export const lookAtPasswordReset: Handler<'GET /open/password-reset/{identifier}'> = async (context, { params }) => {
  const now = context.platform.now()
  const link = await context.read((tx) =>
    lookAtSingleUseLink(tx, { token: params.identifier, purpose: 'password-reset', now }),
  )
  if (link === undefined) throw notFound()
  return { status: 200, body: { expiresAt: link.expiresAt.toISOString() } }
}
