import { z } from 'zod'

/** The language of a recipient; English by default. */
export const RecipientLanguage = z
  .enum(['en', 'es'])
  .default('en')
  .meta({ description: 'The language of the emails that the recipient gets' })
