import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { pictureView } from './picture.view.ts'

/** An image, for anyone who knows its address. */
export const getPicture: Handler<'GET /open/pictures/{pictureId}'> = async (context, { params }) => {
  const picture = await context.read((tx) => pictureView(tx, params.pictureId))
  if (picture === undefined) throw notFound()
  return { status: 200, picture }
}
