import { cellLimit } from '../cell-limit.ts'
import type { ColumnDefinition, ColumnKind } from '../column.shapes.ts'

type Options = Partial<Omit<ColumnDefinition, 'key' | 'heading' | 'kind' | 'help'>>

/** Defines a column; omitted properties are the usual ones of its kind. */
type Define = (key: string, heading: string, help: string, options?: Options) => ColumnDefinition

/** A column's default properties. */
export const plainColumn: Omit<ColumnDefinition, 'key' | 'heading' | 'kind' | 'help'> = {
  synonyms: [],
  required: false,
  choices: [],
  words: [],
  defaultValue: null,
  frozen: false,
  totalled: false,
  personal: false,
  masked: false,
  min: null,
  max: null,
  maxLength: 200,
  outlierPercent: null,
}

const ofKind =
  (kind: ColumnKind, usual: Options = {}): Define =>
  (key, heading, help, options = {}) => ({ key, heading, kind, help, ...plainColumn, ...usual, ...options })

/** A change of an amount by more than this percentage since last year is an outlier. */
const usualOutlier = 25

/** Options that many columns have. */
export const required = { required: true }
export const totalled = { totalled: true }
export const keyColumn = { required: true, frozen: true }
export const or = (...words: string[]) => ({ words })
/** People who may not edit a cell see it masked; a concealed cell is masked on every screen. */
export const personal = { personal: true }
export const concealed = { ...personal, masked: true }
export const defaultsTo = (defaultValue: string) => ({ defaultValue })
export const alsoKnownAs = (...synonyms: string[]) => ({ synonyms })

/** Headings of columns that hold the model as well; an import splits their values. */
export const makeAndModel = ['Make/Model', 'Make and model', 'Year/Make/Model', 'Make/Model/Year']

/** Words that replace the amount of a limit or deductible. */
const limitWords = or('Included', 'Blanket', 'ALS', 'Liability Only')

/** The word for an exposure that may not exist. */
export const ifAny = or('If Any')

export const text = ofKind('text')
export const longText = ofKind('longText', { maxLength: cellLimit })
export const money = ofKind('money', { min: 0, outlierPercent: usualOutlier })
export const limit = ofKind('money', { min: 0, ...limitWords })
export const whole = ofKind('whole', { min: 0 })
export const count = ofKind('whole', { min: 0, outlierPercent: usualOutlier })
export const number = ofKind('number', { min: 0 })
export const percent = ofKind('percent', { min: 0, max: 100 })
export const date = ofKind('date')
export const year = ofKind('year')
export const yearOrDate = ofKind('yearOrDate')
export const yearOrRange = ofKind('yearOrRange')
export const yesNo = ofKind('yesNo')
export const state = ofKind('state', alsoKnownAs('St', 'State code'))
export const country = ofKind('country')
export const zip = ofKind('zip', alsoKnownAs('Zip code', 'Postal code'))
export const email = ofKind('email', { maxLength: 254 })
export const phone = ofKind('phone')
export const webAddress = ofKind('webAddress', { maxLength: 500 })
export const taxId = ofKind('taxId', alsoKnownAs('Tax id', 'EIN', 'Federal id'))
export const vin = ofKind('vin', alsoKnownAs('Serial number', 'VIN number', 'Vehicle identification number'))
export const glClass = ofKind('glClass', alsoKnownAs('GL code', 'Class', 'ISO class'))
export const wcClass = ofKind('wcClass', alsoKnownAs('WC code', 'Class', 'NCCI class'))
export const leasedOrOwned = ofKind('leasedOrOwned', alsoKnownAs('Owned/leased', 'Ownership', 'Own/lease'))
export const days = ofKind('days')

/** A column that holds one of a list, or several. */
export const choice = (key: string, heading: string, help: string, choices: string[], options: Options = {}) =>
  ofKind('choice')(key, heading, help, { choices, ...options })
export const choices = (key: string, heading: string, help: string, list: string[], options: Options = {}) =>
  ofKind('choices', { maxLength: 1000 })(key, heading, help, { choices: list, ...options })

/** A reference to a row of the Locations schedule. */
export const location = (options: Options = {}) =>
  text('location', 'Location no.', 'As numbered on the Locations schedule', {
    maxLength: 20,
    ...alsoKnownAs('Loc', 'Loc #', 'Location', 'Location number', 'Prem no.', 'Premises no.', 'Site', 'Site #'),
    ...options,
  })

/** What every row has after the columns of its type. */
export const rowColumns: readonly ColumnDefinition[] = [
  date('effectiveFrom', 'Effective from', 'Date this row takes effect. Leave blank for the full term.'),
  date('effectiveTo', 'Effective to', 'Last day this row applies. Leave blank for the full term.'),
  choice(
    'rowStatus',
    'Status',
    'Pending rows await approval. Removed rows no longer count.',
    ['ACTIVE', 'PENDING', 'REMOVED'],
    defaultsTo('ACTIVE'),
  ),
  longText('note', 'Note', 'Notes for the underwriter', alsoKnownAs('Notes', 'Comments', 'Remarks')),
]
