/** What a flag can hold: on or off, a text, some of a list, or texts by name. */
export type FeatureValue = boolean | string | string[] | Record<string, string>

/** Every flag by name, with the value it has until someone sets another. */
export const featureDefaults = {
  LOSS_RUNS: true,
  TELECOM_QUESTIONS: false,
  RENEWAL_FLOW_NAME: 'Renewal Dashboard',
  PROPOSAL_FLOW_NAME: 'Proposal',
  SUBMIT_ONLY_TO_CURRENT_MANAGERS: true,
  SHOW_CHILD_PROGRESS: true,
  RENEWAL_OPTIONS: ['PROFILE', 'SCHEDULES', 'APPLICATIONS', 'LOSS_RUNS', 'MOD', 'FINANCIALS'],
  POLICY_PAGES: ['POLICIES', 'PREMIUM_SUMMARY', 'ENDORSEMENTS', 'PROPOSALS'],
  SCHEDULES_TO_SHOW: ['PROPERTY_COVERAGES', 'AUTO', 'DRIVERS', 'EQUIPMENT', 'WORKERS_COMP'],
  CLAIM_TYPES_TO_SHOW: ['UNKNOWN', 'AUTO', 'PROPERTY', 'EQUIPMENT', 'GENERAL_LIABILITY', 'WORK_COMP', 'NO_FAULT'],
  MENU_NAMES: {},
  SHOW_FEATURES_LINK: false,
  APP_LIBRARY: false,
  GLOBAL_POLICIES: false,
  PENDING_SCHEDULE_VIEW: false,
  SCHEDULE_SNAPSHOT_VIEW: false,
  APPLICATION_PDF_EDITING: false,
  GL_LOCATION_PULL_THROUGH: false,
  SCHEDULE_BACKDATES: false,
  SCHEDULE_MULTIPLE_TABS: false,
  SCHEDULE_CLASSIFICATION_TYPE: false,
  SHOW_FLOOD_RISK: false,
  SHOW_BOR_BUTTON: false,
  SHOW_AUDIT_BUTTON: false,
  BR_DOCS: false,
  BANK_DOCS: false,
  USE_STAGING_FLOW: false,
} satisfies Record<string, FeatureValue>

export type FeatureName = keyof typeof featureDefaults

/** The type of a flag's value, by the flag's name. */
export type ValueOf<Name extends FeatureName> = Widened<(typeof featureDefaults)[Name]>

type Widened<Value> = Value extends boolean
  ? boolean
  : Value extends string
    ? string
    : Value extends readonly unknown[]
      ? readonly string[]
      : Readonly<Record<string, string>>
