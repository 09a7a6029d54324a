const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as dollars for people; cents are shown if there are any. */
export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100)
