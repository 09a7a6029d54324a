/** The figures of a year in reading order, by statement. */
export const figureGroups = {
  'Income statement': {
    revenue: 'Revenue',
    costOfGoods: 'Cost of goods sold',
    grossProfit: 'Gross profit',
    payroll: 'Payroll',
    ebitda: 'EBITDA',
    netIncome: 'Net income',
  },
  'Balance sheet': {
    assets: 'Total assets',
    currentAssets: 'Current assets',
    cash: 'Cash',
    liabilities: 'Total liabilities',
    currentLiabilities: 'Current liabilities',
    debt: 'Debt',
    netWorth: 'Net worth',
  },
} as const

type Groups = typeof figureGroups

export type Figure = keyof Groups['Income statement'] | keyof Groups['Balance sheet']

/** The name of each figure. */
export const figureNames: Readonly<Record<Figure, string>> = {
  ...figureGroups['Income statement'],
  ...figureGroups['Balance sheet'],
}

export const figureKeys = Object.keys(figureNames) as Figure[]

/** Figures that may be below zero: a loss, or debts above what is owned. */
export const mayBeNegative: ReadonlySet<Figure> = new Set(['grossProfit', 'ebitda', 'netIncome', 'netWorth'])

/** Figures without which a year says too little to an underwriter. */
export const wantedFigures: readonly Figure[] = ['revenue', 'payroll', 'netIncome', 'assets', 'liabilities', 'netWorth']

/** Cents by figure; null if the statements do not say. */
export type Figures = Readonly<Record<Figure, number | null>>
