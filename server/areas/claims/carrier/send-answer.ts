import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { carrierLanding } from './carrier-landing.view.ts'
import { answerContext, storeAnswer } from './store-answer.ts'
import { takeAnswerLink } from './take-answer-link.ts'

/** Answers that one link may send. */
const mostAnswers = 20

/** Keeps what a carrier entered on the page of a notice; staff of the brokerage file it. */
export const sendAnswer: Handler<'POST /open/claim-answers/{token}'> = async (context, { params, body }) => {
  const taken = await takeAnswerLink(context, params.token)
  const { link } = taken
  const { sender, message, ...entered } = body
  const isEmpty = message === '' && entered.claimNumber === '' && entered.adjuster === '' && !entered.isAcknowledged
  if (isEmpty) throw unprocessable({ message: claimMessages.emptyAnswer }, claimMessages.emptyAnswer)
  const staff = answerContext(context, link, sender)
  return taken.write(async (tx) => {
    const { sent } = await carrierLanding(tx, link)
    if (sent >= mostAnswers)
      throw unprocessable({ message: claimMessages.tooManyAnswers }, claimMessages.tooManyAnswers)
    const entry = await storeAnswer(tx, staff, link, {
      via: 'PAGE',
      key: JSON.stringify(body),
      sender,
      subject: '',
      text: message,
      entered,
      files: [],
    })
    await tx.record(entry)
    return { status: 200, body: await carrierLanding(tx, link) }
  })
}
