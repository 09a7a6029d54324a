import type { Handler } from '../../../platform/context.ts'
import { carrierLanding } from './carrier-landing.view.ts'
import { takeAnswerLink } from './take-answer-link.ts'

/** Which claim a carrier's link is about. */
export const lookAtAnswerLink: Handler<'GET /open/claim-answers/{token}'> = async (context, { params }) => {
  const { link, read } = await takeAnswerLink(context, params.token)
  return { status: 200, body: await read((tx) => carrierLanding(tx, link)) }
}
