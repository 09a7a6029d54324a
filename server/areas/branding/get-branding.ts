import type { Handler } from '../../platform/context.ts'
import { brandingView } from './branding.view.ts'

/** The look of a subdomain. */
export const getBranding: Handler<'GET /open/branding/{subdomain}'> = async (context, { params }) => ({
  status: 200,
  body: await context.read((tx) => brandingView(tx, params.subdomain)),
})
