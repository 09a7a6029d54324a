// Made by `npm run tables` from the migrated database. To change it, add a migration.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>
/** Read as a text, so that no digit is lost. */
type Decimal = ColumnType<string, number | string, number | string>

/** Every table of the application, by name. */
export interface Tables {
  account_agents: {
    account_code: string
    user_id: string
    role: string
  }
  account_deletions: {
    id: string
    code: string
    company_name: string
    state: 'EXPORTING' | 'EXPORTED' | 'FAILED' | 'CONFIRMING' | 'DELETED' | 'RESTORED' | 'CANCELED' | 'ERASED'
    started_by: string
    started_at: Date
    export_key: string | null
    export_bytes: number | null
    export_sha256: string | null
    export_counts: JsonOrNull<ColumnTypes['account_deletions.export_counts']>
    exported_at: Date | null
    asked_by: string | null
    asked_at: Date | null
    confirmed_by: string | null
    deleted_at: Date | null
    erase_after: Date | null
    ended_by: string | null
    ended_at: Date | null
    end_reason: string | null
    erased_at: Date | null
    erased_counts: JsonOrNull<ColumnTypes['account_deletions.erased_counts']>
    certificate_key: string | null
    certificate_bytes: number | null
  }
  account_features: {
    account_code: string
    name: string
    value: Json<ColumnTypes['account_features.value']>
    changed_by: string | null
    changed_at: Date | null
  }
  account_invitations: {
    account_code: string
    id: string
    email: string
    first_name: string
    last_name: string
    role: 'ADMIN' | 'USER' | 'INS_PARTNER'
    permissions: Generated<string[]>
    invited_by: string
    token_hash: Buffer
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
    language: Generated<'en' | 'es'>
  }
  account_legal_holds: {
    id: string
    code: string
    reason: string
    set_by: string
    set_at: Date
    lifted_by: string | null
    lifted_at: Date | null
    lift_reason: string | null
  }
  account_pipelines: {
    account_code: string
    stage: 'NEW' | 'CONTACTED' | 'QUALIFIED' | 'MARKETING' | 'PROPOSED' | 'ON_HOLD' | 'LOST'
    source: 'REFERRAL' | 'WEBSITE' | 'REGISTRATION' | 'CAMPAIGN' | 'EVENT' | 'OUTREACH' | 'OTHER' | null
    version: Generated<number>
  }
  account_preferences: {
    account_code: string
    preference_id: string
    value: Json<ColumnTypes['account_preferences.value']>
    changed_by: string | null
    changed_at: Date | null
  }
  account_roles: {
    account_code: string
    user_id: string
    role: ColumnTypes['account_roles.role']
    permissions: Generated<string[]>
  }
  account_transfers: {
    id: string
    code: string
    company_name: string
    state: 'PROPOSED' | 'AGREED' | 'BLOCKED' | 'DONE' | 'IN_FORCE' | 'ENDED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED'
    from_code: string
    to_code: string
    effective_on: string
    time_zone: string
    /** When the effective date begins by the clocks of the account. */
    effective_at: Date
    reason: string
    /** Of the new brokerage: people and their roles. Empty for a share. */
    team: Json<ColumnTypes['account_transfers.team']>
    proposed_by: string
    proposed_at: Date
    expires_at: Date
    from_confirmed_by: string | null
    from_confirmed_at: Date | null
    to_confirmed_by: string | null
    to_confirmed_at: Date | null
    reminded_at: Date | null
    /** What stopped it on the effective date. */
    obstacles: Generated<ColumnTypes['account_transfers.obstacles']>
    ended_by: string | null
    ended_side: 'FROM' | 'TO' | 'INSURED' | 'PLATFORM' | null
    ended_at: Date | null
    end_reason: string | null
    done_at: Date | null
    /** What moved and what ended, counted when it was done. */
    moved: JsonOrNull<ColumnTypes['account_transfers.moved']>
    version: Generated<number>
    kind: Generated<'MOVE' | 'SHARE'>
    ends_on: string | null
    /** When the end date of a share begins by the clocks of the account. */
    ends_at: Date | null
  }
  account_upload_rows: {
    upload_id: string
    row: number
    cells: Json<ColumnTypes['account_upload_rows.cells']>
    state: 'ERROR' | 'READY' | 'CREATED' | 'FAILED' | 'REMOVED' | 'LEFT'
    code: string
    /** The account as it will be created; null while the row has errors. */
    opening: JsonOrNull<ColumnTypes['account_upload_rows.opening']>
    errors: JsonWithDefault<ColumnTypes['account_upload_rows.errors']>
    /** The account that was created of it. */
    created_code: string | null
    message: string | null
  }
  account_uploads: {
    id: string
    brokerage_code: string
    state: 'DRAFT' | 'CREATING' | 'CREATED' | 'UNDOING' | 'UNDONE'
    file_name: string
    bytes: number
    headings: Json<ColumnTypes['account_uploads.headings']>
    /** The column of the file for each field, counted from 0. */
    columns: Json<ColumnTypes['account_uploads.columns']>
    suggests_codes: Generated<boolean>
    created_by: string
    created_at: Date
    changed_at: Date
    finished_at: Date | null
  }
  accounts: {
    code: string
    company_name: string
    brokerage_code: string
    relationship: Generated<'CLIENT' | 'PROSPECT'>
    broker_status: Generated<string>
    phase: string | null
    ams_type: string | null
    primary_effective_date: string | null
    primary_contact_id: string | null
    created_at: Generated<Date>
    deleted_at: Date | null
    ams_code: string | null
    record_version: Generated<number>
    /** Of a deleted account: the one that it became part of. */
    merged_into: string | null
    is_law_firm: Generated<boolean>
    lines: Generated<string[]>
    archived_at: Date | null
    next_effective_on: string | null
  }
  answer_history: {
    account_code: string
    seq: GeneratedAlways<number>
    application_id: string | null
    /** Path of the answer, or address of the fact. */
    place: string
    /** Null where the answer was taken back. */
    value: JsonOrNull<unknown>
    version: number
    source: string
    detail: string
    changed_by: string | null
    changed_at: Date
    /** The name of someone who is no user. */
    changed_name: string | null
  }
  application_answers: {
    account_code: string
    application_id: string
    path: string
    /** Null where the answer was taken back. */
    value: JsonOrNull<unknown>
    version: number
    source: string
    detail: string
    changed_by: string | null
    changed_at: Date
    /** The name of someone who is no user. */
    changed_name: string | null
  }
  application_assignments: {
    account_code: string
    application_id: string | null
    /** Key of a page, section or question; empty for the whole form. */
    part: string
    user_id: string
    assigned_by: string
    assigned_at: Date
    done_at: Date | null
    version: Generated<number>
    profile_page: string | null
    /** The application or the page of the profile, whichever it is. */
    subject: GeneratedAlways<string>
  }
  application_comments: {
    account_code: string
    application_id: string | null
    id: string
    path: string
    text: string
    created_by: string
    created_at: Date
    resolved_by: string | null
    resolved_at: Date | null
    profile_page: string | null
    /** The application or the page of the profile, whichever it is. */
    subject: GeneratedAlways<string>
  }
  application_freezes: {
    account_code: string
    application_id: string
    number: number
    edition_id: string
    /** Every answer with its origin. */
    answers: Json<unknown>
    required: number
    answered: number
    /** Required questions that were left for the agent. */
    left_to_agent: number
    file_key: string
    file_bytes: number
    sha256: string
    done_by: string | null
    done_at: Date
    undone_by: string | null
    undone_at: Date | null
    /** The name of someone who is no user. */
    done_name: string | null
  }
  applications: {
    account_code: string
    id: string
    form_id: string
    edition_id: string
    purpose: 'APPLICATION' | 'QUESTIONNAIRE'
    form_name: string
    form_title: string
    name: string
    policy_type: string
    year: string
    carrier: Generated<string>
    status: Generated<'NOT_STARTED' | 'IN_PROGRESS' | 'DONE'>
    /** Of the freeze that holds while it is done. */
    freeze_number: number | null
    version: Generated<number>
    created_by: string | null
    created_at: Date
    changed_at: Date
    removed_at: Date | null
  }
  audit: {
    seq: GeneratedAlways<number>
    account_code: string | null
    at: Generated<Date>
    actor_id: string | null
    action: string
    subject_type: string
    subject_id: string | null
    before: JsonOrNull<unknown>
    after: JsonOrNull<unknown>
    request_id: string | null
    ip: string | null
    is_internal: Generated<boolean>
    /** The platform administrator who was viewing as the actor. */
    impersonated_by: string | null
  }
  audit_seals: {
    number: number
    seq: number
    rows: number
    at: Date
    previous: string
    hash: string
  }
  bind_binders: {
    account_code: string
    quote_id: string
    number: number
    issued_on: string
    expires_on: string
    terms: Json<ColumnTypes['bind_binders.terms']>
    document_id: string
    issued_by: string | null
    label: string
    effective_on: string
    notes: Generated<string>
  }
  bind_differences: {
    account_code: string
    quote_id: string
    key: string
    seen: string
    choice: 'ACCEPTED' | 'ASKED'
    note: string
    decided_by: string
    decided_at: Date
  }
  bind_orders: {
    account_code: string
    quote_id: string
    cycle_id: string
    line: string
    carrier: string
    publication: number
    state: 'PENDING' | 'BIND_REQUESTED' | 'BOUND' | 'BINDER' | 'POLICY_RECEIVED' | 'CHECKED'
    terms: Json<ColumnTypes['bind_orders.terms']>
    plan: ColumnTypes['bind_orders.plan']
    declinations: Json<ColumnTypes['bind_orders.declinations']>
    signed: Json<ColumnTypes['bind_orders.signed']>
    no_loss: JsonOrNull<ColumnTypes['bind_orders.no_loss']>
    ordered_by: string
    returned: JsonOrNull<ColumnTypes['bind_orders.returned']>
    reference: string | null
    confirmed_by: string | null
    bound_by: string | null
    bound_at: Date | null
    policy_id: string | null
    policy_document_id: string | null
    policy_terms: JsonOrNull<ColumnTypes['bind_orders.policy_terms']>
    checked_by: string | null
    checked_at: Date | null
    version: Generated<number>
    created_at: Date
  }
  bind_reminders: {
    account_code: string
    quote_id: string
    number: number
    days: number
  }
  bind_signers: {
    account_code: string
    user_id: string
  }
  brandings: {
    brokerage_code: string
    tab_name: string | null
    colors: Json<ColumnTypes['brandings.colors']>
    logo: string | null
    login_banner: string | null
    policy_login_url: string | null
    letterhead: Generated<string>
  }
  broadcast_opt_outs: {
    user_id: string
    opted_out_at: Date
  }
  broadcast_recipients: {
    broadcast_id: string
    user_id: string
    email_state: 'NONE' | 'WAITING' | 'QUEUED' | 'SENT' | 'FAILED' | 'OPTED_OUT' | 'WITHDRAWN'
    message_id: string | null
    /** Of the token of the opt-out link in the email. */
    opt_out_hash: Buffer | null
    seen_at: Date | null
    dismissed_at: Date | null
  }
  broadcasts: {
    id: string
    kind: 'SERVICE' | 'MARKETING'
    title: string
    text: string
    channel: 'BANNER' | 'EMAIL' | 'BOTH'
    audience: Json<ColumnTypes['broadcasts.audience']>
    state: 'SCHEDULED' | 'SENDING' | 'SENT' | 'STOPPED'
    send_at: Date
    time_zone: string
    banner_until: Date | null
    opt_out_line: Generated<string>
    created_by: string
    created_at: Date
    finished_at: Date | null
    stopped_by: string | null
    stopped_at: Date | null
  }
  broker_invitations: {
    brokerage_code: string
    id: string
    email: string
    first_name: string
    last_name: string
    roles: ColumnTypes['broker_invitations.roles']
    invited_by: string
    token_hash: Buffer
    sent_at: Date
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
    language: Generated<'en' | 'es'>
  }
  broker_roles: {
    user_id: string
    brokerage_code: string
    role: string
  }
  brokerage_dashboards: {
    brokerage_code: string
    cards: Json<ColumnTypes['brokerage_dashboards.cards']>
  }
  brokerage_features: {
    brokerage_code: string
    name: string
    value: Json<ColumnTypes['brokerage_features.value']>
    changed_by: string | null
    changed_at: Date | null
  }
  brokerage_mail_domains: {
    brokerage_code: string
    sender: string
    token: string
    checked_at: Date | null
    verified_at: Date | null
  }
  brokerage_preferences: {
    brokerage_code: string
    preference_id: string
    value: Json<ColumnTypes['brokerage_preferences.value']>
    changed_by: string | null
    changed_at: Date | null
  }
  brokerages: {
    code: string
    name: string
    subdomain: string | null
    created_at: Generated<Date>
    two_factor: Generated<'OPTIONAL' | 'STAFF' | 'EVERYONE'>
    /** Whether its clients are sent to its own host after login. */
    redirect_clients: Generated<boolean>
    /** Counts the saves of its configuration. */
    version: Generated<number>
    /** By whose clocks it works. */
    time_zone: Generated<string>
    suspended_at: Date | null
    suspended_reason: string | null
  }
  calendar_attendees: {
    account_code: string
    event_id: string
    user_id: string
  }
  calendar_events: {
    account_code: string
    id: string
    kind: 'meeting' | 'payment' | 'renewal' | 'inspection' | 'audit' | 'osha'
    name: string
    details: string
    place: string
    join_link: string | null
    starts_at: Date
    ends_at: Date
    time_zone: string
    owner_id: string
    version: Generated<number>
    created_at: Date
    whole_day: Generated<boolean>
    amount_cents: number | null
    repeats: 'week' | 'month' | 'year' | null
    repeats_until: string | null
    repeats_times: number | null
    /** Of a series; null where it goes on without end. */
    last_day: string | null
  }
  calendar_feeds: {
    account_code: string
    user_id: string
    token_hash: Buffer
    created_at: Date
    last_used_at: Date | null
  }
  calendar_skips: {
    account_code: string
    event_id: string
    number: number
  }
  carrier_claims_contacts: {
    id: string
    brokerage_code: string
    carrier: string
    email: string
    hotline: Generated<string>
    version: Generated<number>
    created_by: string | null
    created_at: Date
  }
  carrier_naic_numbers: {
    id: string
    brokerage_code: string
    carrier: string
    naic: string
    version: Generated<number>
    created_by: string | null
    created_at: Date
    rating: Generated<string>
    /** Financial size category, in Roman numerals. */
    size: Generated<string>
    rated_on: string | null
    rating_source: Generated<string>
    /** Mailing address, one line per line of an envelope. */
    address: Generated<string>
  }
  certificate_addresses: {
    account_code: string
    series_id: string
    code_hash: Buffer
    created_at: Date
  }
  certificate_deliveries: {
    account_code: string
    id: string
    certificate_id: string
    series_id: string
    holder_id: string
    renewal_id: string | null
    recipient: string
    form: 'PDF' | 'LINK'
    state: Generated<'QUEUED' | 'SENT' | 'FAILED' | 'BOUNCED'>
    error: Generated<string>
    message_id: string
    /** The PDF while its email waits; removed once it has left. */
    mail_file_key: string | null
    sent_by: string
    created_at: Date
    settled_at: Date | null
  }
  certificate_holders: {
    account_code: string
    id: string
    name: string
    attention: Generated<string>
    street: string
    city: string
    state: string
    zip: string
    email: Generated<string>
    group_name: Generated<string>
    interest: 'CERTIFICATE' | 'ADDITIONAL_INSURED' | 'LOSS_PAYEE' | 'MORTGAGEE' | 'LENDERS_LOSS_PAYABLE'
    loan_number: Generated<string>
    /** The location or vehicle that the interest is in; blank for all. */
    asset: Generated<string>
    wording: Generated<string>
    /** Whether the holder gets a certificate again when the policies renew. */
    is_renewed: Generated<boolean>
    version: Generated<number>
    created_by: string
    created_at: Date
  }
  certificate_renewal_items: {
    account_code: string
    renewal_id: string
    previous_id: string
    series_id: string
    holder_id: string
    holder_name: string
    group_name: Generated<string>
    verdict: 'SUPPORTED' | 'NEEDS_ENDORSEMENT' | 'NOT_AVAILABLE' | null
    issues: Generated<string[]>
    is_kept: boolean
    state: Generated<'WAITING' | 'ISSUED' | 'SENT' | 'NO_EMAIL' | 'SKIPPED'>
    certificate_id: string | null
    delivery_id: string | null
  }
  certificate_renewals: {
    account_code: string
    id: string
    state: 'COMPARING' | 'READY' | 'RUNNING' | 'PAUSED' | 'STOPPED' | 'DONE'
    form: 'PDF' | 'LINK'
    /** The renewed policies, each with the one that replaces it. */
    policies: Json<ColumnTypes['certificate_renewals.policies']>
    host: string
    step: Generated<number>
    version: Generated<number>
    created_by: string
    created_at: Date
    moved_at: Date
    started_at: Date | null
    finished_at: Date | null
  }
  certificate_rules: {
    brokerage_code: string
    /** Which certificates of the insured the brokerage reviews. */
    review: 'ENDORSEMENTS' | 'OPERATIONS' | 'ALL'
    /** Authorized representative; blank for the contact of the account. */
    representative: string
  }
  certificate_subscriptions: {
    account_code: string
    id: string
    series_id: string
    email: string
    confirm_hash: Buffer | null
    stop_hash: Buffer
    asked_at: Date
    asked_times: Generated<number>
    confirmed_at: Date | null
    told_standing: 'IN_FORCE' | 'EXPIRING' | 'CHANGED' | 'EXPIRED' | 'CANCELED' | null
    told_revision: number | null
    told_on: string | null
    /** Emails of the day told_on. */
    told_times: Generated<number>
  }
  certificate_views: {
    account_code: string
    id: string
    series_id: string
    viewed_at: Date
  }
  certificates: {
    account_code: string
    id: string
    series_id: string
    number: string
    revision: Generated<number>
    status: 'DRAFT' | 'SUBMITTED' | 'IN_REVIEW' | 'ISSUED' | 'REJECTED' | 'SUPERSEDED'
    holder_id: string
    holder_name: Generated<string>
    request: Json<ColumnTypes['certificates.request']>
    /** The comparison with the policies, as it was issued or sent. */
    findings: JsonWithDefault<ColumnTypes['certificates.findings']>
    /** What the certificate states, as it was issued. */
    contents: JsonOrNull<ColumnTypes['certificates.contents']>
    expected_on: string | null
    reason: Generated<string>
    issued_on: string | null
    expires_on: string | null
    version: Generated<number>
    created_by: string
    created_at: Date
    changed_at: Date
    standing: Generated<'IN_FORCE' | 'EXPIRING' | 'CHANGED' | 'EXPIRED' | 'CANCELED'>
    words: GeneratedAlways<string>
  }
  claim_answers: {
    account_code: string
    id: string
    claim_id: string
    notice_id: string
    via: 'EMAIL' | 'PAGE'
    /** Of the id of an email, or of what a page sent: a repeat changes nothing. */
    answer_hash: Buffer
    sender: string
    subject: Generated<string>
    text: string
    /** Claim number, adjuster and acknowledgment as the carrier entered them on the page. */
    entered: JsonOrNull<ColumnTypes['claim_answers.entered']>
    document_ids: Generated<string[]>
    received_at: Date
    filed_by: string | null
    filed_at: Date | null
  }
  claim_counts: {
    account_code: string
    fact: string
    value: string
    count: number
    valued: number
    incurred: number
    /** Days from loss to report, of all of them together. */
    lag_days: number
  }
  claim_deadline_rules: {
    id: string
    brokerage_code: string | null
    kind: 'EMPLOYER_REPORT' | 'OSHA_FATALITY' | 'OSHA_INPATIENT' | 'OSHA_LOG' | 'SUMMARY_POST' | 'SUMMARY_REMOVE' | 'SUMMARY_SUBMIT' | 'NO_FAULT' | 'SUIT' | 'ACKNOWLEDGMENT' | 'POLICY_NOTICE'
    state: string
    /** Days or hours; with MONTH_DAY and NEXT_MONTH a day of the month, 31 its last; with NEXT_YEAR a date as month and day: 302 is March 2; with NONE unused. */
    amount: number
    unit: 'CALENDAR' | 'WORKING' | 'HOURS' | 'MONTH_DAY' | 'NEXT_MONTH' | 'NEXT_YEAR' | 'NONE'
    source: string
    from_on: string
    version: Generated<number>
    created_by: string | null
    created_at: Date
    line: Generated<string>
    policy_number: Generated<string>
    counted_from: Generated<'' | 'KNOWN' | 'LOSS'>
  }
  claim_deadlines: {
    account_code: string
    claim_id: string
    kind: string
    label: string
    due_on: string
    /** It follows from medical facts, and is shown with them alone. */
    is_medical: boolean
  }
  claim_entries: {
    account_code: string
    id: string
    claim_id: string
    kind: 'NOTE' | 'STATUS' | 'NOTICE' | 'FILE' | 'DETAILS'
    text: string
    is_internal: Generated<boolean>
    notified: Generated<string[]>
    created_by: string
    created_at: Date
  }
  claim_files: {
    account_code: string
    claim_id: string
    document_id: string
    added_by: string
    added_at: Date
    /** The statement that it came with. */
    statement_id: string | null
  }
  claim_lender_notices: {
    account_code: string
    id: string
    claim_id: string
    name: string
    interest: ColumnTypes['claim_lender_notices.interest']
    address: string
    loan: string
    email: string
    file_key: string
    file_name: string
    bytes: number
    sent_by: string
    sent_at: Date
    mailed_on: string | null
  }
  claim_loss_links: {
    account_code: string
    claim_id: string
    policy_id: string
    /** The claim number of the loss run in lower case: each loss run has the loss again. */
    loss_key: string
    state: 'LINKED' | 'DECLINED'
    /** The loss of the newest loss run that was compared with the claim. */
    reviewed_loss: string | null
    reviewed_version: number | null
    decided_by: string
    decided_at: Date
  }
  claim_notices: {
    account_code: string
    id: string
    claim_id: string
    recipient: string
    file_key: string
    file_name: string
    bytes: number
    has_medical: boolean
    sent_by: string
    sent_at: Date
    token_hash: Buffer | null
    expires_at: Date | null
  }
  claim_reminders: {
    account_code: string
    claim_id: string
    kind: string
    due_on: string
    stage: 'WEEK' | 'DAYS' | 'TOMORROW' | 'TODAY' | 'OVERDUE'
    sent_at: Date
  }
  claim_statements: {
    account_code: string
    id: string
    claim_id: string
    person: string
    role: ColumnTypes['claim_statements.role']
    email: string
    language: 'en' | 'es'
    token_hash: Buffer
    asked_by: string
    asked_at: Date
    expires_at: Date
    revoked_at: Date | null
    given_at: Date | null
    answers: JsonWithDefault<ColumnTypes['claim_statements.answers']>
  }
  claim_valuations: {
    account_code: string
    claim_id: string
    valued_on: string
    source: 'CLAIM' | 'LOSS_RUN' | 'CARRIER'
    paid_indemnity: number
    paid_medical: number
    paid_expense: number
    reserve_indemnity: number
    reserve_medical: number
    reserve_expense: number
    recovered_indemnity: number
    recovered_medical: number
    recovered_expense: number
    note: Generated<string>
    created_by: string
    created_at: Date
  }
  claims: {
    account_code: string
    id: string
    our_number: string
    type: ColumnTypes['claims.type']
    status: 'DRAFT' | 'REPORTED' | 'ACKNOWLEDGED' | 'OPEN' | 'REOPENED' | 'CLOSED' | 'DENIED'
    outcome: 'PAID' | 'NOT_PAID' | 'INCIDENT_ONLY' | null
    answers: JsonWithDefault<ColumnTypes['claims.answers']>
    medical: JsonWithDefault<ColumnTypes['claims.medical']>
    /** Answers to the plain questions that suggested the type, and the reason given. */
    triage: JsonOrNull<ColumnTypes['claims.triage']>
    /** The policy term as it was when the claim was saved. */
    policy: JsonOrNull<ColumnTypes['claims.policy']>
    is_outside_term: Generated<boolean>
    loss_on: string | null
    claimant: Generated<string>
    claim_number: Generated<string>
    adjuster: Generated<string>
    adjuster_email: Generated<string>
    adjuster_phone: Generated<string>
    /** The day on which each kind of deadline was met. */
    deadlines_done: JsonWithDefault<ColumnTypes['claims.deadlines_done']>
    reported_on: string | null
    version: Generated<number>
    created_by: string
    created_at: Date
    changed_at: Date
    awaits_confirmation: Generated<boolean>
    /** Who sent the first notice, and by which code. */
    guest: JsonOrNull<ColumnTypes['claims.guest']>
    valued_on: string | null
    paid: number | null
    reserve: number | null
    recovered: number | null
    /** Paid and reserve, less recovered, of its newest valuation. */
    incurred: number | null
    numbers: GeneratedAlways<string | null>
    words: GeneratedAlways<string | null>
    review_on: string | null
  }
  completeness_targets: {
    line: string
    percent: number
    days_before: number
    version: Generated<number>
    changed_by: string
    changed_at: Date
  }
  contract_review_clauses: {
    account_code: string
    id: string
    review_id: string
    place: number
    state: 'FOUND' | 'CONFIRMED' | 'DISCARDED'
    /** null where a person entered it. */
    page: number | null
    from_at: Generated<number>
    to_at: Generated<number>
    read_clause: JsonOrNull<ColumnTypes['contract_review_clauses.read_clause']>
    clause: JsonOrNull<ColumnTypes['contract_review_clauses.clause']>
    decided_by: string | null
    decided_at: Date | null
    version: Generated<number>
    cure: JsonOrNull<ColumnTypes['contract_review_clauses.cure']>
    cured_by: string | null
    cured_at: Date | null
  }
  contract_reviews: {
    account_code: string
    id: string
    name: string
    document_id: string | null
    file_name: Generated<string>
    pages: JsonWithDefault<ColumnTypes['contract_reviews.pages']>
    /** The requirement set that it began with. */
    set_id: string | null
    set_version: number | null
    holder_id: string | null
    project: Generated<string>
    version: Generated<number>
    created_by: string
    created_at: Date
  }
  conversation_attachments: {
    account_code: string
    conversation_id: string
    message_id: string
    document_id: string
  }
  conversation_mails: {
    account_code: string
    conversation_id: string
    id: string
    mail_hash: Buffer
    state: 'TAKEN' | 'QUARANTINED' | 'ACCEPTED' | 'DISCARDED'
    sender: string
    subject: string
    text: string
    received_at: Date
  }
  conversation_messages: {
    account_code: string
    conversation_id: string
    id: string
    author_id: string | null
    sender: string | null
    is_staff: boolean
    is_internal: Generated<boolean>
    is_by_mail: Generated<boolean>
    text: string
    at: Date
  }
  conversation_reads: {
    account_code: string
    conversation_id: string
    user_id: string
    read_at: Date
  }
  conversation_reply_addresses: {
    account_code: string
    token_hash: Buffer
    conversation_id: string
    user_id: string
    expires_at: Date
  }
  conversations: {
    account_code: string
    id: string
    topic: ColumnTypes['conversations.topic']
    subject: string
    status: 'NEW' | 'WAITING_CLIENT' | 'WAITING_BROKER' | 'DONE'
    assignee_id: string | null
    due_at: Date | null
    is_by_staff: boolean
    created_by: string | null
    created_at: Date
    shared_at: Date
    touched_at: Date
    first_response_at: Date | null
    resolved_at: Date | null
    task_id: string | null
    version: Generated<number>
  }
  dismissed_duplicates: {
    brokerage_code: string
    kind: 'ACCOUNT' | 'CONTACT' | 'VEHICLE' | 'LOCATION' | 'DRIVER'
    digest: string
    reason: string
    dismissed_by: string
    dismissed_at: Date
  }
  document_folders: {
    account_code: string
    id: string
    parent_id: string | null
    name: string
    is_internal: Generated<boolean>
    created_by: string
    created_at: Date
  }
  document_uploads: {
    account_code: string
    id: string
    user_id: string
    name: string
    bytes: number | null
    received: Generated<number>
    modified_at: Generated<number>
    folder_id: string | null
    is_internal: Generated<boolean>
    created_at: Date
    /** The document that it has become. */
    document_id: string | null
  }
  document_versions: {
    account_code: string
    document_id: string
    number: number
    file_key: string
    media_type: string
    bytes: number
    sha256: string
    scan: 'CLEAN' | 'NOT_SCANNED' | 'TOO_LARGE'
    uploaded_by: string
    uploaded_at: Date
    /** The name of someone who is no user. */
    sent_by: string | null
  }
  document_views: {
    account_code: string
    document_id: string
    seq: GeneratedAlways<number>
    user_id: string
    how: 'PREVIEW' | 'DOWNLOAD' | 'ZIP'
    version_number: number
    at: Date
  }
  documents: {
    account_code: string
    id: string
    folder_id: string | null
    name: string
    type: ColumnTypes['documents.type']
    tags: Generated<string[]>
    is_internal: Generated<boolean>
    current_number: Generated<number>
    created_by: string
    created_at: Date
    changed_at: Date
    trashed_at: Date | null
    version: Generated<number>
    /** The name of someone who is no user. */
    sent_by: string | null
    /** The claim that it was added to. */
    claim_id: string | null
    /** It may tell of an injury: only for people who may see medical facts of claims. */
    is_medical: Generated<boolean>
    /** The author of the draft of the claim, who sees it until the claim is reported. */
    medical_author: string | null
  }
  error_days: {
    fingerprint: string
    day: string
    release: string
    brokerage_code: string
    times: number
  }
  error_groups: {
    fingerprint: string
    source: 'SERVER' | 'JOB' | 'CLIENT'
    name: string
    message: string
    place: string
    stack: string
    times: Generated<number>
    first_seen_at: Date
    last_seen_at: Date
    /** Empty where unknown. */
    first_release: string
    last_release: string
    assignee: string | null
    resolved_at: Date | null
    resolved_by: string | null
    /** The newest release with the error when it was resolved. */
    resolved_release: string | null
    reopened_at: Date | null
  }
  events: {
    id: GeneratedAlways<number>
    xact: Generated<string>
    account_code: string | null
    user_id: string | null
    type: string
    payload: Json<unknown>
    created_at: Generated<Date>
    brokerage_code: string | null
    is_internal: Generated<boolean>
  }
  facts: {
    account_code: string
    address: string
    /** Null where the answer was taken back. */
    value: JsonOrNull<unknown>
    version: number
    source: string
    detail: string
    changed_by: string | null
    changed_at: Date
    /** The name of someone who is no user. */
    changed_name: string | null
  }
  financial_files: {
    account_code: string
    year_id: string
    document_id: string
    added_at: Date
  }
  financial_years: {
    account_code: string
    id: string
    fiscal_year_end: string
    is_interim: boolean
    statement_kind: 'AUDITED' | 'REVIEWED' | 'COMPILED' | 'INTERNAL'
    currency: Generated<string>
    note: Generated<string>
    figures: Json<ColumnTypes['financial_years.figures']>
    changed_by: string | null
    changed_at: Date
    version: Generated<number>
  }
  first_notices: {
    account_code: string
    id: string
    code_id: string
    claim_id: string
    /** Chosen by the page of the sender: a notice that is sent twice is kept once. */
    guest_key: string
    upload_hash: Buffer
    photos: Generated<number>
    received_at: Date
  }
  form_drafts: {
    /** Empty but for an account. */
    account_code: Generated<string>
    form_id: string
    /** Empty but for a brokerage. */
    brokerage_code: Generated<string>
    /** Null once it was published. */
    content: JsonOrNull<unknown>
    version: number
    changed_at: Date
    changed_by: string | null
  }
  form_editions: {
    id: string
    layout: Json<unknown>
  }
  form_uses: {
    account_code: string
    application_id: string
    form_id: string
    edition_id: string
    title: string
    answered: Generated<string[]>
  }
  form_versions: {
    account_code: Generated<string>
    form_id: string
    brokerage_code: Generated<string>
    number: number
    content: Json<unknown>
    note: string
    published_at: Date
    published_by: string | null
  }
  former_subdomains: {
    subdomain: string
    brokerage_code: string
  }
  forms: {
    id: string
    /** Null for one of the global library. */
    brokerage_code: string | null
    name: string
    title: string
    purpose: 'APPLICATION' | 'QUESTIONNAIRE' | 'PROFILE' | 'CERTIFICATE'
    policy_type: string | null
    state: string | null
    carrier: string | null
    edition: string
    retired_on: string | null
    questions: number
    mapped: number
    library_hash: string | null
    version: Generated<number>
    created_at: Date
    created_by: string | null
    deleted_at: Date | null
  }
  holder_import_rows: {
    account_code: string
    import_id: string
    row: number
    cells: Json<ColumnTypes['holder_import_rows.cells']>
    state: 'ERROR' | 'READY' | 'ADDED' | 'MERGED' | 'KEPT' | 'FAILED' | 'REVERSED' | 'LEFT'
    /** The holder that the row describes; null while it has errors. */
    draft: JsonOrNull<ColumnTypes['holder_import_rows.draft']>
    errors: JsonWithDefault<ColumnTypes['holder_import_rows.errors']>
    like_holder: string | null
    /** The row above that this one looks like, where no holder on the list does. */
    like_row: number | null
    choice: 'ADD' | 'MERGE' | 'KEEP'
    holder_id: string | null
    holder_version: number | null
    /** A merged holder as it was, to be restored by the undo. */
    before: JsonOrNull<ColumnTypes['holder_import_rows.before']>
    message: string | null
  }
  holder_imports: {
    account_code: string
    id: string
    state: 'DRAFT' | 'IMPORTING' | 'IMPORTED' | 'UNDOING' | 'UNDONE'
    file_name: string
    headings: Json<ColumnTypes['holder_imports.headings']>
    /** The column of the file for each field, counted from 0. */
    columns: Json<ColumnTypes['holder_imports.columns']>
    created_by: string
    created_at: Date
    changed_at: Date
    finished_at: Date | null
  }
  id_card_files: {
    account_code: string
    id: string
    policy_id: string
    policy_number: string
    on_day: string
    is_fleet: boolean
    state: 'MAKING' | 'READY' | 'FAILED'
    progress: Generated<number>
    cards: Generated<number>
    left_out: Generated<number>
    message: string | null
    file_key: string | null
    bytes: number | null
    made_by: string
    made_at: Date
  }
  id_card_links: {
    account_code: string
    id: string
    token_hash: Buffer
    policy_id: string
    row_id: string
    vehicle: string
    on_day: string
    recipient_name: string
    channel: 'email' | 'sms'
    /** The email address, or the last digits of the phone number. */
    recipient: string
    sent_by: string
    sent_at: Date
    expires_at: Date
    revoked_at: Date | null
    views: Generated<number>
    last_viewed_at: Date | null
    language: Generated<'en' | 'es'>
  }
  idempotency: {
    user_id: string
    call: string
    key: string
    body_hash: string
    status: number | null
    answer: JsonOrNull<unknown>
    created_at: Generated<Date>
  }
  impersonations: {
    id: string
    session_id: string
    administrator_id: string
    user_id: string
    reason: string
    started_at: Date
    ends_at: Date
    ended_at: Date | null
    end_reason: 'STOPPED' | 'EXPIRED' | 'LOGGED_OUT' | 'NOT_ALLOWED' | null
  }
  inbound_deliveries: {
    delivery_id: string
    claimed_at: Date
    done_at: Date | null
  }
  known_devices: {
    user_id: string
    device_hash: Buffer
    seen_at: Date
  }
  login_failures: {
    name_hash: Buffer
    device_hash: Generated<Buffer>
    failures: number
    blocked_until: Date | null
    last_at: Date
  }
  logos: {
    id: string
    brokerage_code: string
    type: string
    bytes: Buffer
    created_at: Date
  }
  lookup_editions: {
    id: string
    kind: 'GL' | 'WC' | 'POLICY_TYPE'
    owner: string
    edition: string
    state: string | null
    licence: string
    active_from: string
    status: 'DRAFT' | 'IN_FORCE' | 'REPLACED'
    entries: number
    faults: Generated<number>
    /** Rows of the file that were left out. */
    fault_rows: JsonWithDefault<unknown>
    file_name: string | null
    created_at: Date
    created_by: string | null
    status_since: Date
  }
  lookup_entries: {
    edition_id: string
    code: string
    phrase: string
    /** Other phrases for the same, one a line. */
    also: Generated<string>
    basis: string | null
    hazard: string | null
    notes: string | null
    words: GeneratedAlways<string>
  }
  loss_run_requests: {
    account_code: string
    id: string
    carrier: string
    carrier_email: string
    state: string
    terms: Json<ColumnTypes['loss_run_requests.terms']>
    signer_name: Generated<string>
    signer_title: Generated<string>
    signature: Generated<string>
    authorization_text: string
    sent_on: string | null
    due_on: string | null
    rule: JsonOrNull<ColumnTypes['loss_run_requests.rule']>
    letter_id: string | null
    follow_ups: JsonWithDefault<ColumnTypes['loss_run_requests.follow_ups']>
    withdrawn_reason: string | null
    reminded_on: string | null
    version: Generated<number>
    created_by: string
    created_at: Date
    signed_by: string | null
    signed_at: Date | null
  }
  loss_run_rules: {
    id: string
    brokerage_code: string | null
    state: string
    days: number
    kind: 'CALENDAR' | 'WORKING'
    source: string
    from_on: string
    version: Generated<number>
    created_by: string | null
    created_at: Date
  }
  loss_runs: {
    account_code: string
    id: string
    carrier: string
    insured_name: string
    policy_numbers: string
    period_from: string
    period_to: string
    terms: Json<ColumnTypes['loss_runs.terms']>
    valuation_on: string
    totals: Json<ColumnTypes['loss_runs.totals']>
    acknowledged: JsonWithDefault<ColumnTypes['loss_runs.acknowledged']>
    difference: JsonOrNull<ColumnTypes['loss_runs.difference']>
    document_id: string
    file_name: string
    version: Generated<number>
    created_by: string
    created_at: Date
    removed_at: Date | null
  }
  losses: {
    account_code: string
    id: string
    run_id: string
    policy_id: string
    claim_number: string
    loss_on: string
    reported_on: string | null
    claimant: Generated<string>
    cause: ColumnTypes['losses.cause']
    description: Generated<string>
    status: 'OPEN' | 'CLOSED' | 'REOPENED'
    paid_indemnity: Generated<number>
    paid_medical: Generated<number>
    paid_expense: Generated<number>
    reserve_indemnity: Generated<number>
    reserve_medical: Generated<number>
    reserve_expense: Generated<number>
    recovered_indemnity: Generated<number>
    recovered_medical: Generated<number>
    recovered_expense: Generated<number>
    page: number | null
    version: Generated<number>
    created_by: string | null
    created_at: Date
  }
  messages: {
    id: string
    channel: string
    recipient: string
    subject: string | null
    created_at: Generated<Date>
    sent_at: Date | null
    attempts: Generated<number>
    last_error: string | null
    content_sealed: string | null
    about_account: string | null
    about_brokerage: string | null
  }
  mod_plan_classes: {
    plan_id: string
    code: string
    elr: Decimal
    d_ratio: Decimal
  }
  mod_plans: {
    id: string
    brokerage_code: string
    state: string
    holds_from: string
    holds_until: string
    owner: string
    edition: string
    licence: string
    status: 'DRAFT' | 'IN_FORCE' | 'REPLACED'
    plan_values: Json<ColumnTypes['mod_plans.plan_values']>
    file_name: string | null
    created_at: Date
    created_by: string | null
  }
  mod_worksheet_versions: {
    account_code: string
    worksheet_id: string
    number: number
    content: Json<ColumnTypes['mod_worksheet_versions.content']>
    saved_at: Date
    saved_by: string | null
  }
  mod_worksheets: {
    account_code: string
    id: string
    state: string
    rating_on: string
    version: Generated<number>
    created_at: Date
  }
  notice_codes: {
    account_code: string
    id: string
    code_hash: Buffer
    kind: 'ACCOUNT' | 'VEHICLE' | 'LOCATION'
    /** The vehicle or location on its schedule. */
    row_id: string | null
    label: string
    created_by: string
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    uses: Generated<number>
    last_used_at: Date | null
  }
  notice_settings: {
    account_code: string
    on_id_cards: Generated<boolean>
    changed_by: string
    changed_at: Date
  }
  notification_digests: {
    account_code: string
    id: string
    user_id: string
    message: string
    note: string | null
    link: string | null
    told_at: Date
    leaves_at: Date
  }
  notification_settings: {
    user_id: string
    kinds: Json<ColumnTypes['notification_settings.kinds']>
    quiet_from: number | null
    quiet_until: number | null
    time_zone: string
    digest_hour: number
  }
  one_time_codes: {
    id: string
    user_id: string
    purpose: 'two-factor' | 'enrollment' | 'email-change'
    target_sealed: string
    code_hash: Buffer
    tries: Generated<number>
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  open_link_applications: {
    account_code: string
    link_id: string
    application_id: string
    /** The freeze by which its holder was done. */
    done_freeze: number | null
  }
  open_link_browsers: {
    account_code: string
    link_id: string
    key_hash: Buffer
    let_in_at: Date
  }
  open_link_uses: {
    account_code: string
    seq: GeneratedAlways<number>
    link_id: string
    application_id: string | null
    document_id: string | null
    kind: ColumnTypes['open_link_uses.kind']
    ip: string
    at: Date
    /** What was accepted. */
    words: string | null
  }
  open_links: {
    account_code: string
    id: string
    purpose: 'APPLICATIONS' | 'QUESTIONNAIRE'
    token_hash: Buffer
    recipient_name: string
    recipient_email: string
    days: number
    pin_seal: string | null
    pin_tries: Generated<number>
    code_seal: string | null
    code_tries: Generated<number>
    code_expires_at: Date | null
    made_by: string
    made_at: Date
    sent_at: Date
    expires_at: Date
    /** When its first browser was let in. */
    claimed_at: Date | null
    revoked_at: Date | null
    language: Generated<'en' | 'es'>
  }
  own_dashboards: {
    user_id: string
    account_type: string
    cards: Json<ColumnTypes['own_dashboards.cards']>
  }
  own_schedule_columns: {
    user_id: string
    schedule_type: string
    columns: Json<ColumnTypes['own_schedule_columns.columns']>
  }
  page_views: {
    /** As yyyy-mm-dd, of universal time. */
    day: string
    user_type: ColumnTypes['page_views.user_type']
    page: string
    views: number
  }
  pdf_forms: {
    form_id: string
    file_key: string
    file_bytes: number
    /** Hexadecimal. */
    sha256: string
    pages: number
    /** What was taken out of it, a sentence each. */
    removed: string[]
  }
  pictures: {
    id: string
    user_id: string
    type: string
    bytes: Buffer
    created_at: Date
  }
  placement_entries: {
    account_code: string
    cycle_id: string
    number: number
    at: Date
    is_internal: boolean
    content: Json<ColumnTypes['placement_entries.content']>
    content_hash: string
    previous: string
    hash: string
  }
  policies: {
    account_code: string
    id: string
    is_external: Generated<boolean>
    policy_number: string
    policy_type: string
    carrier: string | null
    name: string | null
    effective_date: string
    expiration_date: string
    canceled_on: string | null
    version: Generated<number>
    created_at: Date
    stage: Generated<'QUOTED' | 'BOUND' | 'ISSUED'>
    is_project: Generated<boolean>
    premium_cents: number | null
    bill_type: 'AGENCY' | 'DIRECT' | null
    layer_kind: 'PRIMARY' | 'EXCESS' | null
    attachment_cents: Generated<number>
    limit_cents: number | null
    over_types: Generated<string[]>
    file_state: Generated<'NONE' | 'WANTED' | 'FAILED' | 'STORED'>
    forms: JsonWithDefault<ColumnTypes['policies.forms']>
    exclusions: Generated<string[]>
    non_renewed_by: 'INSURED' | 'CARRIER' | null
    taxes_cents: number | null
    fees_cents: number | null
    payment_plan: 'FULL' | 'TWO_PAY' | 'QUARTERLY' | 'MONTHLY' | null
    named_insureds: Generated<string[]>
    insured_locations: Generated<string[]>
  }
  policy_coverages: {
    account_code: string
    policy_id: string
    place: number
    name: string
    limit_cents: number | null
    deductible_cents: number | null
    is_retention: Generated<boolean>
    note: Generated<string>
  }
  policy_documents: {
    account_code: string
    policy_id: string
    document_id: string
    added_at: Date
  }
  policy_endorsements: {
    account_code: string
    policy_id: string
    place: Generated<number>
    number: string
    effective_date: string
    description: string
    premium_change_cents: Generated<number>
    id: Generated<string>
    version: Generated<number>
  }
  policy_status_changes: {
    account_code: string
    policy_id: string
    place: number
    kind: 'CANCEL' | 'NON_RENEW' | 'REINSTATE'
    effective_on: string
    requested_by: 'INSURED' | 'CARRIER' | null
    method: 'PRO_RATA' | 'SHORT_RATE' | 'SHORT_RATE_TABLE' | 'FLAT' | null
    minimum_earned: Generated<number>
    return_premium_cents: number | null
    reason: string
    recorded_by: string | null
    recorded_at: Date
    return_taxes_cents: number | null
    return_fees_cents: number | null
    carrier_return_cents: number | null
  }
  presences: {
    account_code: string
    place: string
    user_id: string
    row_id: string | null
    column_key: string | null
    seen_at: Date
  }
  property_evidence: {
    account_code: string
    id: string
    number: string
    policy_id: string
    policy_number: string
    location: string
    holder: string
    file_key: string
    bytes: number
    issued_by: string
    issued_at: Date
  }
  quick_links: {
    account_code: string
    id: string
    display_text: string
    link_value: string
    position: number
    created_at: Date
  }
  quote_decisions: {
    account_code: string
    quote_id: string
    cycle_id: string
    line: string
    is_primary: boolean
    publication: number
    choice: 'ACCEPTED' | 'DECLINED'
    reason: string
    coverages: Json<ColumnTypes['quote_decisions.coverages']>
    total_cents: number | null
    decided_by: string
    decided_at: Date
    ordered_at: Date | null
  }
  quote_publications: {
    account_code: string
    quote_id: string
    number: number
    content: Json<ColumnTypes['quote_publications.content']>
    published_at: Date
    published_by: string | null
  }
  quote_questions: {
    account_code: string
    quote_id: string
    id: string
    author_id: string
    is_staff: boolean
    text: string
    at: Date
  }
  quote_views: {
    account_code: string
    quote_id: string
    number: number
    user_id: string
    at: Date
  }
  quotes: {
    account_code: string
    id: string
    cycle_id: string
    line: string
    carrier: string
    mga: Generated<string>
    layer: Generated<'PRIMARY' | 'EXCESS'>
    market: 'ADMITTED' | 'SURPLUS' | null
    rating: ColumnTypes['quotes.rating'] | null
    sent_on: string | null
    status: 'SUBMITTED' | 'DECLINED' | 'INDICATED' | 'QUOTED' | 'NOT_TAKEN_UP'
    declined_reason: Generated<string>
    is_bindable: Generated<boolean>
    premium_cents: number | null
    taxes_cents: number | null
    fees_cents: number | null
    total_cents: number | null
    commission: number | null
    coverages: JsonWithDefault<ColumnTypes['quotes.coverages']>
    exclusions: JsonWithDefault<ColumnTypes['quotes.exclusions']>
    forms: JsonWithDefault<ColumnTypes['quotes.forms']>
    expires_on: string | null
    note: Generated<string>
    exclusion_reason: Generated<string>
    document_id: string | null
    published: number | null
    version: Generated<number>
    created_at: Date
  }
  rate_counts: {
    bucket: string
    window_start: Date
    tries: number
  }
  recovery_codes: {
    user_id: string
    code_hash: Buffer
    used_at: Date | null
  }
  registrations: {
    id: string
    email: string
    first_name: string
    last_name: string
    company_name: string
    brokerage_code: string | null
    token_hash: Buffer
    created_at: Date
    expires_at: Date
    completed_at: Date | null
  }
  releases: {
    release: string
    started_at: Date
  }
  renewal_cycles: {
    account_code: string
    id: string
    effective_on: string
    stage: Generated<'KICKOFF' | 'REVIEW' | 'TO_MARKET' | 'PROPOSAL' | 'BIND_ORDER' | 'BOUND' | 'CLOSED'>
    is_current: Generated<boolean>
    /** Null for what the portal started by itself. */
    started_by: string | null
    closed_reason: string | null
    version: Generated<number>
    created_at: Date
  }
  renewal_lead_times: {
    brokerage_code: string
    step: ColumnTypes['renewal_lead_times.step']
    from_day: string
    days: number
  }
  renewal_lines: {
    account_code: string
    cycle_id: string
    id: string
    line: string
    policy_id: string | null
    requested: JsonWithDefault<ColumnTypes['renewal_lines.requested']>
    carriers_excluded: JsonWithDefault<ColumnTypes['renewal_lines.carriers_excluded']>
    place: number
  }
  renewal_nudges: {
    account_code: string
    cycle_id: string
    kind: ColumnTypes['renewal_nudges.kind']
    user_id: string
    nudged_at: Date
    /** Null where the portal reminded by itself. */
    nudged_by: string | null
    note: Generated<string>
  }
  renewal_nudging: {
    brokerage_code: string
    /** Null where the portal is not to remind by itself. */
    every_days: number | null
  }
  renewal_sections: {
    account_code: string
    cycle_id: string
    kind: ColumnTypes['renewal_sections.kind']
    owner_id: string | null
    due_on: string | null
    mark: 'WAITING' | 'IN_REVIEW' | 'COMPLETE' | 'N_A' | null
    marked_by: string | null
    marked_at: Date | null
    nothing_changed: Generated<boolean>
    reopened_reason: string | null
    version: Generated<number>
    unfinished_reason: string | null
  }
  saved_views: {
    user_id: string
    list: string
    views: Json<ColumnTypes['saved_views.views']>
  }
  schedule_backdates: {
    account_code: string
    backdate_id: string
    schedule_type: string
    tab_id: number
    row_id: string
    effective_from: string
    reason: string | null
    changed_at: Date
    changed_by: string | null
  }
  schedule_checks_due: {
    account_code: string
    schedule_type: string
    tab_id: number
    asks: number
  }
  schedule_column_proposals: {
    brokerage_code: string
    schedule_type: string
    proposed_by: string
    id: string
    version: number
    settings: Json<ColumnTypes['schedule_column_proposals.settings']>
    proposed_at: Date
  }
  schedule_column_settings: {
    brokerage_code: string
    schedule_type: string
    settings: Json<ColumnTypes['schedule_column_settings.settings']>
    version: Generated<number>
    changed_at: Date
    changed_by: string | null
  }
  schedule_export_layouts: {
    brokerage_code: string
    schedule_type: string
    layout: Json<ColumnTypes['schedule_export_layouts.layout']>
    version: number
    changed_at: Date
    changed_by: string | null
    layout_id: Generated<string>
    name: Generated<string>
    is_default: Generated<boolean>
  }
  schedule_import_headings: {
    brokerage_code: string
    schedule_type: ColumnTypes['schedule_import_headings.schedule_type']
    heading: string
    column_key: string
    changed_at: Date
  }
  schedule_import_rows: {
    account_code: string
    import_id: string
    kind: ColumnTypes['schedule_import_rows.kind']
    place: number
    row: Json<ColumnTypes['schedule_import_rows.row']>
  }
  schedule_imports: {
    account_code: string
    id: string
    schedule_type: ColumnTypes['schedule_imports.schedule_type']
    tab_id: number
    state: 'READING' | 'COLUMNS' | 'CHECKING' | 'CHECKED' | 'IMPORTING' | 'IMPORTED' | 'CANCELING' | 'CANCELED' | 'UNDOING' | 'UNDONE' | 'FAILED'
    file_name: string
    file_key: string | null
    media_type: string
    bytes: number
    sha256: string
    look: JsonOrNull<ColumnTypes['schedule_imports.look']>
    choices: JsonOrNull<ColumnTypes['schedule_imports.choices']>
    counts: JsonOrNull<ColumnTypes['schedule_imports.counts']>
    totals: JsonWithDefault<ColumnTypes['schedule_imports.totals']>
    sides: JsonOrNull<ColumnTypes['schedule_imports.sides']>
    plan_key: string | null
    plan_bytes: Generated<number>
    made_to: Generated<number>
    undone_to: Generated<number>
    left_count: Generated<number>
    progress: Generated<number>
    message: string | null
    created_at: Date
    created_by: string
    changed_at: Date
    plan_basis: string | null
  }
  schedule_row_additions: {
    account_code: string
    schedule_type: string
    tab_id: number
    first_row_id: string
    last_row_id: string
    added_at: Date
    added_by: string | null
  }
  schedule_row_changes: {
    account_code: string
    schedule_type: string
    tab_id: number
    row_id: string
    change_no: GeneratedAlways<number>
    kind: 'added' | 'changed' | 'removed'
    /** Column, before and now of each cell; of a row that came or went its cells alone, by their column. */
    cells: Json<unknown>
    changed_at: Date
    changed_by: string | null
  }
  schedule_row_states: {
    account_code: string
    schedule_type: string
    tab_id: number
    row_id: string
    snapshot_number: number
    rank: string
    cells: JsonOrNull<unknown>
    changed_at: Date | null
    changed_by: string | null
  }
  schedule_rows: {
    account_code: string
    schedule_type: string
    tab_id: number
    row_id: string
    rank: string
    /** Normalised value by column key; empty cells are left out. */
    cells: Json<unknown>
    /** What was found in the row. */
    findings: JsonWithDefault<unknown>
    version: Generated<number>
    changed_at: Date
    changed_by: string | null
    /** What was found in the row together with others. */
    joint_findings: JsonWithDefault<ColumnTypes['schedule_rows.joint_findings']>
    /** The day from which the brokerage accepted the row, where that lay ahead. */
    accepted_from: string | null
    /** When something else was found in it together with others. */
    checked_at: Date | null
  }
  schedule_rule_hits: {
    account_code: string
    rule_id: string
    place: number
    tab_id: number
    row_id: string
  }
  schedule_rule_simulations: {
    rule_id: string
    id: string
    version: number
    state: 'RUNNING' | 'DONE' | 'FAILED'
    rows_to_read: number
    rows_read: Generated<number>
    rows_checked: Generated<number>
    hits: Generated<number>
    accounts: Generated<number>
    /** The last account in which a row was found. */
    last_account: string | null
    started_by: string
    started_at: Date
    finished_at: Date | null
  }
  schedule_rules: {
    id: string
    name: string
    schedule_type: ColumnTypes['schedule_rules.schedule_type']
    /** Null for all brokerages. */
    brokerage_code: string | null
    /** Accounts with one of these lines; empty for all accounts. */
    lines: Generated<string[]>
    starts_on: string
    ends_on: string | null
    conditions: Json<ColumnTypes['schedule_rules.conditions']>
    requirement: Json<ColumnTypes['schedule_rules.requirement']>
    severity: 'HARD' | 'SOFT' | 'OUTLIER'
    message: string
    state: 'DRAFT' | 'PUBLISHED' | 'RETIRED'
    /** Whether stored rows were last checked with the rule in force. */
    is_applied: Generated<boolean>
    version: Generated<number>
    changed_by: string
    changed_at: Date
    published_by: string | null
    published_at: Date | null
    retired_by: string | null
    retired_at: Date | null
  }
  schedule_snapshots: {
    account_code: string
    snapshot_number: number
    snapshot_type: 'SUBMITTED' | 'BOUND'
    label: string
    term_from: string | null
    term_to: string | null
    row_count: number
    taken_at: Date
    taken_by: string | null
  }
  schedule_tab_numbers: {
    account_code: string
    last_tab_id: number
  }
  schedule_tabs: {
    account_code: string
    schedule_type: string
    tab_id: number
    name: string | null
    row_count: Generated<number>
    errors: Generated<number>
    hard_errors: Generated<number>
    outliers: Generated<number>
    limits_to_review: Generated<number>
    created_at: Date
    changed_at: Date
    changed_by: string | null
    /** What was found in the tab as a whole. */
    joint_findings: JsonWithDefault<unknown>
    /** Whose tables alone read its class codes. */
    class_owners: JsonWithDefault<ColumnTypes['schedule_tabs.class_owners']>
  }
  schedule_total_moves: {
    schedule_type: string
    /** Negative where rows went. */
    row_count: number
    /** Negative where tabs went. */
    tab_count: number
  }
  schedule_totals: {
    schedule_type: string
    row_count: number
    tab_count: number
  }
  sealed_at_rest: {
    what: string
    values_sealed: number
    at: Generated<Date>
  }
  selected_loss_factors: {
    account_code: string
    line: string
    selection: Json<ColumnTypes['selected_loss_factors.selection']>
    saved_by: string | null
    saved_at: Date
    version: Generated<number>
  }
  selection_picks: {
    account_code: string
    cycle_id: string
    plan_id: string
    quote_id: string | null
    publication: number
    signer: string
    title: string
    acknowledgement: string
    picked_by: string
    picked_at: Date
  }
  selection_plans: {
    account_code: string
    id: string
    cycle_id: string
    kind: 'EXPIRING' | 'OFFERED'
    terms: Json<ColumnTypes['selection_plans.terms']>
    quote_id: string | null
    shown: JsonOrNull<ColumnTypes['selection_plans.shown']>
    publication: Generated<number>
    shown_by: string | null
    version: Generated<number>
    created_at: Date
  }
  service_levels: {
    brokerage_code: string
    topic: string
    answer_hours: number
  }
  sessions: {
    id: string
    user_id: string
    state: 'complete' | 'code_owed' | 'enrollment_owed' | 'password_owed'
    token_hash: Buffer
    salt: Buffer
    refresh_generation: Generated<number>
    rotated_at: Date
    parent_honoured: Generated<boolean>
    created_at: Date
    active_at: Date
    access_until: Date
    ends_at: Date
    revoked_at: Date | null
    user_agent: string
    ip: string
    started_by: Generated<'password' | 'link'>
    stepped_up_at: Date | null
    replaced_token_hash: Buffer | null
  }
  single_use_links: {
    token_hash: Buffer
    user_id: string
    purpose: 'login' | 'password-reset'
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
  staging_decisions: {
    account_code: string
    key: string
    mark: string
    kind: 'ACCEPTED' | 'REJECTED'
    comment: Generated<string>
    decided_by: string
    decided_at: Date
  }
  staging_pushes: {
    account_code: string
    number: number
    state: 'QUEUED' | 'SENT' | 'FAILED'
    changes: Json<ColumnTypes['staging_pushes.changes']>
    tries: Generated<number>
    fault: string | null
    asked_by: string
    asked_at: Date
    ended_at: Date | null
  }
  staging_reads: {
    account_code: string
    read_at: Date
  }
  staging_values: {
    account_code: string
    key: string
    held: JsonOrNull<ColumnTypes['staging_values.held']>
    pushed: JsonOrNull<ColumnTypes['staging_values.pushed']>
  }
  subjectivities: {
    account_code: string
    id: string
    cycle_id: string
    line: string
    quote_id: string | null
    text: string
    kind: 'BEFORE_BIND' | 'AT_BIND' | 'AFTER_BIND'
    after_days: number | null
    due_on: string
    owner_id: string | null
    status: Generated<'OPEN' | 'SUBMITTED' | 'ACCEPTED' | 'WAIVED'>
    note: Generated<string>
    reason: Generated<string>
    settled_by: string | null
    settled_at: Date | null
    version: Generated<number>
    created_at: Date
  }
  subjectivity_files: {
    account_code: string
    subjectivity_id: string
    document_id: string
    purpose: 'EVIDENCE' | 'CARRIER'
    added_by: string
    added_at: Date
  }
  subjectivity_reminders: {
    account_code: string
    subjectivity_id: string
    due_on: string
    days: ColumnTypes['subjectivity_reminders.days']
  }
  submission_link_browsers: {
    account_code: string
    link_id: string
    key_hash: Buffer
    let_in_at: Date
  }
  submission_link_uses: {
    account_code: string
    seq: GeneratedAlways<number>
    link_id: string
    kind: ColumnTypes['submission_link_uses.kind']
    ip: string
    at: Date
  }
  submission_links: {
    account_code: string
    id: string
    submission_id: string
    user_id: string | null
    /** Null until it is mailed. */
    token_hash: Buffer | null
    made_at: Date
    sent_at: Date | null
    expires_at: Date | null
    revoked_at: Date | null
    downloads: Generated<number>
    code_seal: string | null
    code_tries: Generated<number>
    code_expires_at: Date | null
    /** The market that the packet was sent to; null for the brokerage. */
    quote_id: string | null
    contact_name: string | null
    contact_email: string | null
    sent_by: string | null
    language: Generated<'en' | 'es'>
  }
  submissions: {
    account_code: string
    id: string
    cycle_id: string
    number: number
    signer_name: string
    signer_title: string
    note: string
    attestation: string
    /** Texts of the remarks that the signer had seen. */
    acknowledged: Json<unknown>
    snapshot_number: number | null
    /** All that was submitted. */
    content: Json<unknown>
    submitted_by: string
    submitted_at: Date
    packet_state: Generated<'BUILDING' | 'READY' | 'FAILED'>
    /** Counts how often the packet was begun: work of an earlier run has ended. */
    packet_run: Generated<number>
    packet_progress: Generated<number>
    packet_message: string | null
    packet_key: string | null
    packet_bytes: number | null
    packet_sha256: string | null
    packet_moved_at: Date
  }
  task_reminders: {
    account_code: string
    task_id: string
    kind: 'DUE_SOON' | 'OVERDUE'
    remind_at: Date
  }
  tasks: {
    account_code: string
    id: string
    details: string
    tagged_id: string
    owner_id: string
    due_at: Date | null
    page: string | null
    link: string | null
    secondary_id: Generated<string>
    completed_at: Date | null
    version: Generated<number>
    created_at: Date
    completed_by: string | null
  }
  tfa_enrollments: {
    user_id: string
    tfa_type: 'SMS' | 'VOICE' | 'TOTP'
    phone_sealed: string | null
    totp_secret_sealed: string | null
    created_at: Date
  }
  users: {
    id: string
    username: string
    email: string
    first_name: string
    last_name: string
    password_hash: string
    is_admin: Generated<boolean>
    is_viewer: Generated<boolean>
    must_reset_password: Generated<boolean>
    tfa_enabled: Generated<boolean>
    tfa_type: 'SMS' | 'VOICE' | 'TOTP' | null
    public_phone: string | null
    profile_picture: string | null
    licenses_or_designations: string | null
    titles: string | null
    services: string | null
    created_at: Generated<Date>
    disabled_at: Date | null
    tfa_phone_sealed: string | null
    totp_secret_sealed: string | null
    totp_last_step: number | null
    last_login_at: Date | null
    invited_by: string | null
    profile_picture_alt: string | null
    merged_into: string | null
    hides_first_steps: Generated<boolean>
  }
  vendor_acceptances: {
    account_code: string
    id: string
    vendor_id: string
    line: ColumnTypes['vendor_acceptances.line']
    note: string
    until: string
    created_by: string
    created_at: Date
    withdrawn_at: Date | null
    /** The findings that it covers; a null key stands for all of their issue. */
    findings: JsonWithDefault<ColumnTypes['vendor_acceptances.findings']>
  }
  vendor_certificates: {
    account_code: string
    id: string
    vendor_id: string
    state: 'UPLOADED' | 'RECEIVED' | 'CONFIRMED' | 'REJECTED'
    document_id: string
    file_name: string
    /** The name of the person who uploaded it. */
    sent_by: string
    received_at: Date
    named_insured: Generated<string>
    lines: JsonWithDefault<ColumnTypes['vendor_certificates.lines']>
    decided_by: string | null
    decided_at: Date | null
    note: Generated<string>
    /** The version of the requirement set when it was confirmed. */
    set_version: number | null
    version: Generated<number>
    issued_on: string | null
  }
  vendor_emails: {
    account_code: string
    id: string
    vendor_id: string
    kind: 'REQUEST' | 'EXPIRES' | 'DEFICIENT'
    reminder_key: string
    recipient: string
    token_hash: Buffer
    /** null where a schedule sent it. */
    sent_by: string | null
    sent_at: Date
    expires_at: Date
    revoked_at: Date | null
  }
  vendor_requirement_sets: {
    account_code: string
    id: string
    name: string
    lines: Json<ColumnTypes['vendor_requirement_sets.lines']>
    version: Generated<number>
    changed_by: string
    changed_at: Date
    clauses: JsonWithDefault<ColumnTypes['vendor_requirement_sets.clauses']>
  }
  vendor_requirement_versions: {
    account_code: string
    set_id: string
    version: number
    name: string
    lines: Json<ColumnTypes['vendor_requirement_versions.lines']>
    saved_by: string
    saved_at: Date
    clauses: JsonWithDefault<ColumnTypes['vendor_requirement_versions.clauses']>
  }
  vendors: {
    account_code: string
    id: string
    name: string
    contact: Generated<string>
    email: Generated<string>
    trade: Generated<string>
    requirement_set_id: string | null
    spend: number | null
    spend_on: string | null
    reminders_on: Generated<boolean>
    version: Generated<number>
    created_by: string
    created_at: Date
    language: Generated<'en' | 'es'>
    fein: JsonWithDefault<ColumnTypes['vendors.fein']>
  }
}
