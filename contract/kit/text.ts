import { config, z } from 'zod'
import { usualMessages } from './usual.messages.ts'

// One wording for every schema without its own; zod's messages are for engineers.
config({
  customError: (issue) => {
    if (issue.code === 'invalid_type') return issue.input === undefined ? usualMessages.required : undefined
    if (issue.code === 'too_small' && issue.origin === 'string')
      return issue.minimum === 1 ? usualMessages.required : usualMessages.tooShort(Number(issue.minimum))
    return issue.code === 'too_big' && issue.origin === 'string'
      ? usualMessages.tooLong(Number(issue.maximum))
      : undefined
  },
})

/** Text as people type it: no control characters but tab and line breaks, no half of a surrogate pair. */
export const text = () =>
  z
    .string()
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is rejected
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'cannot contain control characters')
    .refine((typed) => typed.isWellFormed(), 'cannot contain broken characters')

/** Single-line text, such as a name: no tabs or line breaks of any kind. */
export const oneLine = () => text().regex(/^[^\t\n\r\u0085\u2028\u2029]*$/, 'cannot contain line breaks')

/** An email address of a person. */
export const emailAddress = () => z.email(usualMessages.email).max(254)

/** Whether a text is a US phone number: up to 16 digits, dashes, dots, parentheses and spaces, 10 of them digits. */
export const isPhone = (typed: string): boolean =>
  /^[-\d.() ]{1,16}$/.test(typed) && typed.replaceAll(/\D/g, '').length === 10

/** A US phone number as typed. */
export const phone = () => z.string().trim().refine(isPhone, usualMessages.phone)

/** Whether a text is a day `yyyy-mm-dd` that the calendar has. */
export const isDay = (typed: string): boolean => z.iso.date().safeParse(typed).success

/** Text without the second period of a sentence that ends in a name such as `Acme, Inc.`; `...` stays. */
export const oneStop = (sentences: string): string => sentences.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')
