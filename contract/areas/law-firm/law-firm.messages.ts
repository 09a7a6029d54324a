/** Texts of the law-firm policy card, word for word from the specification. */
export const lawFirmMessages = { canceled: 'Your ALPS LPL policy was canceled.' } as const
