import type { Handler } from '../../platform/context.ts'
import { staffPicturesView } from './staff-pictures.view.ts'

/** The staff of a brokerage with their photos. */
export const listStaffPictures: Handler<'GET /api/brokerages/{brokerCode}/pictures'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => staffPicturesView(tx, context.brokerage.brokerage, query)),
})
