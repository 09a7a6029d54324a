import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { logoView } from './logo.view.ts'

/** A logo, for everyone. */
export const getLogo: Handler<'GET /open/logos/{logoId}'> = async (context, { params }) => {
  const picture = await context.read((tx) => logoView(tx, params.logoId))
  if (picture === undefined) throw notFound()
  return { status: 200, picture }
}
