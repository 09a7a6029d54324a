/** Texts of PDF forms: why a file is not taken, and what was taken out of one. */
export const pdfFormMessages = {
  notPdf: 'This is not a PDF file. Choose a PDF.',
  encrypted: 'This PDF needs a password to open. Save a copy without the password and add the copy.',
  xfa: 'This PDF is an XFA form, which only some desktop programs can show. Print it to a plain PDF and add that file.',
  damaged: 'This PDF is damaged and cannot be read. Save it again in its original program.',
  tooLarge: 'This PDF takes too much memory or time to read. Save a smaller version.',
  tooManyPages: (most: number) => `A PDF form can have up to ${most} pages. Split it into several files.`,
  tooManyFields: (most: number) => `A PDF form can have up to ${most} fields. Split it into several files.`,
  notFilled: 'The PDF of this form cannot be filled because it is damaged or too large. The answers are saved.',
  removed: {
    scripts: 'Scripts were removed. Forms never run scripts.',
    actions: 'Actions and links that open other programs or pages were removed.',
    attachments: 'Files attached to the PDF were removed.',
    xfa: 'A second description of the form (XFA) was removed; its ordinary fields were kept.',
    buttons: 'Buttons were removed because they have no function here.',
    notes: 'Comments and other markups on the pages were removed.',
  },
} as const
