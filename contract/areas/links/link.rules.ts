/** Where a link leads: one that starts with www. is opened with https:// before it. */
export function openedAddress(linkValue: string): string {
  return /^www\./i.test(linkValue) ? `https://${linkValue}` : linkValue
}
