/** Texts of PDF forms: why a file is not taken, and what was taken out of one. */
export const pdfFormMessages = {
  notPdf: 'This is not a PDF file.',
  encrypted: 'This PDF is locked by a password or restrictions. Save a copy without them and add that.',
  xfa: 'This PDF is an XFA form, which only some desktop programs can show. Print it to a plain PDF and add that.',
  damaged: 'This PDF is damaged and cannot be read. Save it anew in the program it comes from.',
  tooLarge: 'This PDF takes too much memory or time to read. Save it in a smaller form.',
  tooManyPages: (most: number) => `A PDF form has at most ${most} pages.`,
  tooManyFields: (most: number) => `A PDF form has at most ${most} fields.`,
  notFilled:
    'The PDF of this form cannot be filled: it is damaged, or takes too much memory or time. Its answers are kept.',
  removed: {
    scripts: 'Scripts were removed: nothing in a form is ever run.',
    actions: 'Actions and links that open other programs or pages were removed.',
    attachments: 'Files attached to the PDF were removed.',
    xfa: 'A second description of the form (XFA) was removed; its ordinary fields were kept.',
    buttons: 'Buttons were removed, since they do nothing here.',
    notes: 'Comments and other marks on the pages were removed.',
  },
} as const
