/** A claim of the demonstration, by how many years before the rating date its policy started. Dollars. */
export interface DemoClaim {
  readonly yearsBack: number
  readonly number: string
  readonly ijCode: number
  readonly incurred: number
  readonly isOpen?: true
}

/** Fewer claims in the older years: the modification rises from one rating to the next. */
export const acmeClaims: readonly DemoClaim[] = [
  { yearsBack: 1, number: 'WC-1103', ijCode: 5, incurred: 16_800, isOpen: true },
  { yearsBack: 1, number: 'WC-1108', ijCode: 6, incurred: 640 },
  { yearsBack: 2, number: 'WC-2201', ijCode: 5, incurred: 47_200, isOpen: true },
  { yearsBack: 2, number: 'WC-2207', ijCode: 6, incurred: 1850 },
  { yearsBack: 2, number: 'WC-2213', ijCode: 5, incurred: 26_400 },
  { yearsBack: 3, number: 'WC-3304', ijCode: 4, incurred: 84_600 },
  { yearsBack: 3, number: 'WC-3309', ijCode: 5, incurred: 12_300 },
  { yearsBack: 3, number: 'WC-3316', ijCode: 6, incurred: 2400 },
  { yearsBack: 4, number: 'WC-4402', ijCode: 5, incurred: 31_000 },
  { yearsBack: 4, number: 'WC-4408', ijCode: 5, incurred: 22_700 },
  { yearsBack: 4, number: 'WC-4411', ijCode: 6, incurred: 950 },
  { yearsBack: 5, number: 'WC-5501', ijCode: 5, incurred: 38_000 },
  { yearsBack: 5, number: 'WC-5506', ijCode: 6, incurred: 1300 },
  { yearsBack: 6, number: 'WC-6602', ijCode: 5, incurred: 19_000 },
  { yearsBack: 7, number: 'WC-7701', ijCode: 5, incurred: 14_000 },
  { yearsBack: 8, number: 'WC-8804', ijCode: 5, incurred: 9500 },
]

export const northClaims: readonly DemoClaim[] = [
  { yearsBack: 2, number: 'N-204', ijCode: 5, incurred: 21_400, isOpen: true },
  { yearsBack: 3, number: 'N-311', ijCode: 6, incurred: 780 },
]

/** Payroll of a class in the policy year of the coming rating, in dollars; each earlier year had a little less. */
export const acmePayrolls = { '5403': 2_380_000, '5606': 640_000, '8810': 520_000 } as const

export const northPayrolls = { '7219': 1_450_000, '8810': 310_000 } as const
