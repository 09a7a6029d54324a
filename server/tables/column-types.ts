import type { LenderInterest } from '@portico/contract/areas/claims/lenders/lender-parties.rules.ts'
import type { TransferObstacle, TransferPreview } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { Audience } from '@portico/contract/areas/broadcasts/audience.ts'
import type { UploadError } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import type { UploadColumns } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import type { BindOption, BindSignature, BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import type {
  CertificateContents,
  CertificateFinding,
  CertificateRequest,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { CertificateHolderDraft } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import type { HolderColumns, RowError } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import type { CureDraft } from '@portico/contract/areas/contract-reviews/contract-review.shapes.ts'
import type { CarrierAnswer } from '@portico/contract/areas/claims/carrier/carrier-answer.shapes.ts'
import type { RenewedPolicy } from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import type { ClaimAnswers } from '@portico/contract/areas/claims/claim-question.ts'
import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimPolicy } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import type { StatementAnswers, StatementRequest } from '@portico/contract/areas/claims/statements/statement.shapes.ts'
import type { PaymentPlan } from '@portico/contract/areas/policies/payment-plans.ts'
import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import type { ConversationTopic } from '@portico/contract/areas/conversations/conversation-topics.ts'
import type { PlacedCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { DocumentType } from '@portico/contract/areas/documents/document-types.ts'
import type { PlanValues } from '@portico/contract/areas/experience/plan.shapes.ts'
import type { WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { FeatureValue } from '@portico/contract/areas/features/feature-defaults.ts'
import type { Figure } from '@portico/contract/areas/financials/figures.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { LossCause } from '@portico/contract/areas/losses/loss-causes.ts'
import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type {
  FindingKind,
  LossRunRequest,
  LossRunTerm,
  LossRunTotals,
} from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { AccountOpening } from '@portico/contract/areas/details/opening.shapes.ts'
import type { Channels, NotificationKind } from '@portico/contract/areas/notifications/notification-kinds.ts'
import type { LinkUseKind } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { SealedContent } from '@portico/contract/areas/placement/placement.shapes.ts'
import type { PolicyForm } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import type { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type {
  MarketQuote,
  PublishedQuote,
  QuoteCoverage,
  QuoteDecision,
} from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { LaterStep, LeadStep } from '@portico/contract/areas/renewals/lead-times.ts'
import type { RequestedCoverage } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { FactorSelection } from '@portico/contract/areas/losses/development/selected-factors.shapes.ts'
import type { SavedView } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import type { OwnColumns } from '@portico/contract/areas/schedules/columns/own-columns.shapes.ts'
import type { RuleTerm } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type {
  FileLook,
  ImportChoices,
  ImportCounts,
  ImportedRow,
  ImportedRowKind,
  ImportStart,
  ImportTotal,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { JointFinding } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { AnalyticsUserType } from '@portico/contract/areas/session/roles.rules.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import type { StagedRow } from '@portico/contract/areas/staging/staging.shapes.ts'
import type { AcceptedFinding } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { CertificateLines, Requirements } from '@portico/contract/areas/vendors/vendor-terms.ts'
import type { RequirementClause } from '@portico/contract/areas/vendors/requirement-clause.shapes.ts'
import type { VendorLine } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { ReminderDay } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { PacketUse } from '@portico/contract/areas/submissions/submission.shapes.ts'

/** Totals of the losses when their difference from the document was acknowledged. */
export interface AcknowledgedDifference {
  readonly entered: LossRunTotals
  readonly document: LossRunTotals
  readonly reason: string
  readonly by: string
}

/** The changes of a push by key; for a row also the client's action, null if it was removed. */
export type PushChanges = Readonly<
  Record<string, { readonly label: string; readonly value: AnswerValue | null; readonly kind?: StagedRow['kind'] }>
>

/**
 * What columns hold where the database says less: the content of JSON, and texts that no check of the database lists.
 * The generated table types refer to these by name; all the rest they take from the database.
 */
export interface ColumnTypes {
  'account_deletions.erased_counts': Readonly<Record<string, number>>
  'account_deletions.export_counts': Readonly<Record<string, number>>
  'account_transfers.moved': Pick<TransferPreview, 'moves' | 'ends'>
  'account_transfers.obstacles': TransferObstacle[]
  'account_transfers.team': readonly { readonly userId: string; readonly role: BrokerRole }[]
  'account_features.value': FeatureValue
  'account_preferences.value': boolean | string
  'account_roles.role': 'ADMIN' | 'USER' | 'INS_PARTNER'
  'account_upload_rows.cells': string[]
  'account_upload_rows.errors': UploadError[]
  'account_upload_rows.opening': AccountOpening | null
  'account_uploads.columns': UploadColumns
  'account_uploads.headings': string[]
  'bind_binders.terms': BindTerms
  'bind_orders.declinations': BindOption['declinations']
  'bind_orders.no_loss': BindSignature
  'bind_orders.plan': PaymentPlan
  'bind_orders.policy_terms': BindTerms
  'bind_orders.returned': NonNullable<BindOption['returned']>
  'bind_orders.signed': BindSignature
  'bind_orders.terms': BindTerms
  'brandings.colors': BrandColors
  'broker_invitations.roles': BrokerRole[]
  'broadcasts.audience': Audience
  'brokerage_dashboards.cards': PlacedCard[]
  'brokerage_features.value': FeatureValue
  'brokerage_preferences.value': boolean | string
  'contract_review_clauses.clause': RequirementClause | null
  'contract_review_clauses.cure': CureDraft | null
  'contract_review_clauses.read_clause': RequirementClause | null
  'contract_reviews.pages': string[]
  'conversations.topic': ConversationTopic
  'documents.type': DocumentType
  'financial_years.figures': Partial<Record<Figure, number>>
  'certificate_renewals.policies': RenewedPolicy[]
  'certificates.contents': CertificateContents | null
  'certificates.findings': CertificateFinding[]
  'certificates.request': CertificateRequest
  'claim_answers.entered': CarrierAnswer['details'] | null
  'claim_lender_notices.interest': LenderInterest
  'claim_statements.answers': StatementAnswers
  'claim_statements.role': StatementRequest['role']
  'claims.answers': ClaimAnswers
  'claims.deadlines_done': Readonly<Record<string, string>>
  'claims.guest': Claim['guest']
  'claims.medical': ClaimAnswers
  'claims.policy': ClaimPolicy | null
  'claims.triage': Claim['triage']
  'claims.type': ClaimTypeCode
  'loss_run_requests.follow_ups': LossRunRequest['followUps']
  'loss_run_requests.rule': LossRunRule
  'loss_run_requests.terms': LossRunTerm[]
  'loss_runs.acknowledged': { finding: FindingKind; reason: string }[]
  'loss_runs.difference': AcknowledgedDifference
  'loss_runs.terms': LossRunTerm[]
  'loss_runs.totals': LossRunTotals
  'losses.cause': LossCause
  'mod_plans.plan_values': PlanValues
  'mod_worksheet_versions.content': WorksheetContent
  'notification_settings.kinds': Partial<Record<NotificationKind, Channels>>
  'open_link_uses.kind': LinkUseKind
  'own_dashboards.cards': PlacedCard[]
  'own_schedule_columns.columns': OwnColumns
  'page_views.user_type': AnalyticsUserType
  'placement_entries.content': SealedContent
  'policies.forms': PolicyForm[]
  'quote_decisions.coverages': QuoteDecision['coverages']
  'quote_publications.content': PublishedQuote
  'quotes.coverages': QuoteCoverage[]
  'quotes.exclusions': string[]
  'quotes.forms': string[]
  'quotes.rating': NonNullable<MarketQuote['rating']>
  'renewal_lead_times.step': LeadStep
  'renewal_lines.carriers_excluded': string[]
  'renewal_lines.requested': RequestedCoverage[]
  'renewal_nudges.kind': SectionKind | LaterStep
  'renewal_sections.kind': SectionKind
  'saved_views.views': SavedView[]
  'schedule_column_proposals.settings': ColumnSetting[]
  'selected_loss_factors.selection': FactorSelection
  'schedule_column_settings.settings': ColumnSetting[]
  'schedule_export_layouts.layout': Layout
  'schedule_import_headings.schedule_type': ScheduleType
  'schedule_import_rows.kind': ImportedRowKind
  'schedule_import_rows.row': ImportedRow
  'schedule_imports.choices': ImportChoices
  'schedule_imports.counts': ImportCounts
  'schedule_imports.look': FileLook
  'schedule_imports.schedule_type': ScheduleType
  'schedule_imports.sides': ImportStart
  'schedule_imports.totals': ImportTotal[]
  'schedule_rows.joint_findings': (Omit<Finding, 'rowId'> & { origin: JointFinding['origin'] })[]
  'schedule_rules.conditions': RuleTerm[]
  'schedule_rules.requirement': RuleTerm
  'schedule_rules.schedule_type': ScheduleType
  'schedule_tabs.class_owners': ClassificationTypes
  'selection_plans.shown': PlanTerms & Pick<Plan, 'quoteId'>
  'selection_plans.terms': PlanTerms
  'staging_pushes.changes': PushChanges
  'staging_values.held': AnswerValue
  'staging_values.pushed': AnswerValue
  'subjectivity_reminders.days': ReminderDay
  'submission_link_uses.kind': PacketUse['kind']
  'vendor_acceptances.findings': AcceptedFinding[]
  'vendor_acceptances.line': VendorLine
  'holder_import_rows.before': CertificateHolderDraft | null
  'holder_import_rows.cells': string[]
  'holder_import_rows.draft': CertificateHolderDraft | null
  'holder_import_rows.errors': RowError[]
  'holder_imports.columns': HolderColumns
  'holder_imports.headings': string[]
  'vendor_certificates.lines': Partial<CertificateLines>
  'vendors.fein': string
  'vendor_requirement_sets.clauses': RequirementClause[]
  'vendor_requirement_sets.lines': Requirements
  'vendor_requirement_versions.clauses': RequirementClause[]
  'vendor_requirement_versions.lines': Requirements
}
