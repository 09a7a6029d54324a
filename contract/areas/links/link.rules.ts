/** The address a link opens: https:// is added to www. */
export function openedAddress(linkValue: string): string {
  return /^www\./i.test(linkValue) ? `https://${linkValue}` : linkValue
}
