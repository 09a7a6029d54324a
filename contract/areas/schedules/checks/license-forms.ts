/** Driver's license formats, where well-known; only letters and digits. */
const forms: Readonly<Record<string, RegExp>> = {
  AL: /^\d{1,8}$/,
  AZ: /^(?:[A-Z]\d{8}|\d{9})$/,
  CA: /^[A-Z]\d{7}$/,
  CO: /^(?:\d{9}|[A-Z]\d{3,6}|[A-Z]{2}\d{2,5})$/,
  FL: /^[A-Z]\d{12}$/,
  GA: /^\d{7,9}$/,
  IL: /^[A-Z]\d{11,12}$/,
  LA: /^\d{1,9}$/,
  MD: /^[A-Z]\d{12}$/,
  MI: /^[A-Z]\d{10,12}$/,
  MN: /^[A-Z]\d{12}$/,
  NC: /^\d{1,12}$/,
  NJ: /^[A-Z]\d{14}$/,
  NY: /^(?:\d{8,9}|\d{16}|[A-Z]\d{7}|[A-Z]\d{18}|[A-Z]{8})$/,
  OH: /^(?:[A-Z]{1,2}\d{3,8}|\d{8})$/,
  OK: /^[A-Z]?\d{9}$/,
  PA: /^\d{8}$/,
  TN: /^\d{7,9}$/,
  TX: /^\d{7,8}$/,
  WI: /^[A-Z]\d{13}$/,
}

/** Whether a license matches its state's format; true if the format is not known. */
export function licenseFits(licence: string, state: string): boolean {
  const form = Object.hasOwn(forms, state) ? forms[state] : undefined
  return form === undefined || form.test(licence.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
}
