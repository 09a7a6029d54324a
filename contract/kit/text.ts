import { z } from 'zod'

/** Text as people type it: no control characters but tab and line breaks, no half of a surrogate pair. */
export const text = () =>
  z
    .string()
    // oxlint-disable-next-line no-control-regex -- control characters are exactly what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'cannot contain control characters')
    .refine((typed) => typed.isWellFormed(), 'cannot contain broken characters')

/** Text of one line, such as a name: no tabs, and nothing that any program breaks a line at. */
export const oneLine = () => text().regex(/^[^\t\n\r\u0085\u2028\u2029]*$/, 'cannot contain line breaks')
