/** Whether the name typed by a signer is another than that of the login; a blank one is none yet. */
export const isOtherSigner = (typed: string, own: string): boolean => plain(typed) !== '' && plain(typed) !== plain(own)

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
