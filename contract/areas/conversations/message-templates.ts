import type { ConversationTopic } from './conversation-topics.ts'

export interface MessageTemplate {
  readonly topic: ConversationTopic
  readonly title: string
  readonly text: string
}

/** Message templates; the writer fills in the brackets. */
export const messageTemplates: Readonly<Record<'client' | 'staff', readonly MessageTemplate[]>> = {
  client: [
    {
      topic: 'certificate',
      title: 'Certificate for a holder',
      text: 'Please issue a certificate of insurance to:\n[holder and address]\n\nProject or contract: [name]\nAdditional insured: [yes or no]\nWaiver of subrogation: [yes or no]\nNeeded by: [date]',
    },
    {
      topic: 'change',
      title: 'Add a vehicle',
      text: 'Please add this vehicle to the auto policy:\nYear, make, and model: [vehicle]\nVIN: [17 characters]\nGaraged at: [address]\nIn use from: [date]\nLienholder or lessor: [name, or none]',
    },
    {
      topic: 'change',
      title: 'Remove a vehicle',
      text: 'Please remove this vehicle from the auto policy:\nYear, make, and model: [vehicle]\nVIN: [17 characters]\nSold or returned on: [date]',
    },
    {
      topic: 'claim',
      title: 'Report an incident',
      text: 'We want to report an incident.\nWhen and where: [date, time, place]\nWhat happened: [description]\nAnyone hurt: [yes or no, who]\nContact: [name, phone]',
    },
    {
      topic: 'billing',
      title: 'Question on an invoice',
      text: 'We have a question on this invoice.\nInvoice number: [number]\nPolicy: [number]\nOur question: [question]',
    },
    {
      topic: 'question',
      title: 'Is this covered?',
      text: 'Before we sign, we would like to know whether our policies cover this:\n[what the contract or the job requires]',
    },
  ],
  staff: [
    {
      topic: 'certificate',
      title: 'Certificate is issued',
      text: 'The certificate was issued to [holder] and is in your documents. Please check the name and address of the holder.',
    },
    {
      topic: 'certificate',
      title: 'Contract needed',
      text: 'To issue this certificate we need the insurance requirements of the contract. Could you send us those pages?',
    },
    {
      topic: 'change',
      title: 'Sent to the carrier',
      text: 'We sent your change to [carrier] today. We requested coverage effective [date] and will send the endorsement when we receive it.',
    },
    {
      topic: 'claim',
      title: 'Claim is reported',
      text: 'We reported the claim to [carrier]. The claim number is [number]; the adjuster [name] will call you at [phone].',
    },
    {
      topic: 'billing',
      title: 'Invoice explanation',
      text: 'The amount of [amount] is made up of [premium, audit, fees]. It is due on [date].',
    },
    {
      topic: 'question',
      title: 'Under review',
      text: 'Thank you for asking. We are reviewing your policies and will reply by [date].',
    },
  ],
}
