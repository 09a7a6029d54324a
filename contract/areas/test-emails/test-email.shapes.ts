import { z } from 'zod'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { testEmailMessages } from './test-email.messages.ts'

/** A kind of email, by the area that sends it. */
export const EmailTemplate = z
  .object({
    name: z.string().meta({ description: '`{area}.{email}`' }),
    title: z.string(),
    languages: z.array(z.enum(['en', 'es'])),
  })
  .meta({ id: 'EmailTemplate' })

/** Under whose name, and in which language, a sample is made. */
export const SampleChoice = z.object({
  brokerage: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'The code of a brokerage; the product’s own name without' }),
  language: RecipientLanguage,
})

/** A sample email, without its HTML. */
export const EmailSample = z
  .object({
    ...EmailTemplate.shape,
    to: z.string().meta({ description: 'The user’s own email address' }),
    subject: z.string(),
    text: z.string(),
    isBranded: z.boolean().meta({ description: 'Whether it has the name and color of a brokerage' }),
  })
  .meta({ id: 'EmailSample' })

export const TestEmailSend = z.object({
  ...SampleChoice.shape,
  to: z.string().trim().min(1, testEmailMessages.onlySelf).max(254),
})

export type EmailTemplate = z.infer<typeof EmailTemplate>
export type EmailSample = z.infer<typeof EmailSample>
