import { accountsCalls } from './areas/accounts/accounts.calls.ts'
import { activityCalls } from './areas/activity/activity.calls.ts'
import { administrationCalls } from './areas/administration/administration.calls.ts'
import { brokerageAdministrationCalls } from './areas/administration/brokerages.calls.ts'
import { applicationsCalls } from './areas/applications/applications.calls.ts'
import { profilePagesCalls } from './areas/applications/profile-pages.calls.ts'
import { brandingCalls } from './areas/branding/branding.calls.ts'
import { brokeragesCalls } from './areas/brokerages/brokerages.calls.ts'
import { conversationsCalls, inboundCalls } from './areas/conversations/conversations.calls.ts'
import { calendarCalls } from './areas/calendar/calendar.calls.ts'
import { credentialsCalls } from './areas/credentials/credentials.calls.ts'
import { dashboardCalls } from './areas/dashboard/dashboard.calls.ts'
import { demonstrationCalls } from './areas/demonstration/demonstration.calls.ts'
import { detailsCalls } from './areas/details/details.calls.ts'
import { openingCalls } from './areas/details/opening.calls.ts'
import { documentsCalls } from './areas/documents/documents.calls.ts'
import { uploadsCalls } from './areas/documents/uploads.calls.ts'
import { eventsCalls } from './areas/events/events.calls.ts'
import { featureSettingsCalls } from './areas/feature-settings/feature-settings.calls.ts'
import { featuresCalls } from './areas/features/features.calls.ts'
import { mailDomainsCalls } from './areas/mail-domains/mail-domains.calls.ts'
import { formsCalls } from './areas/forms/forms.calls.ts'
import { lawFirmCalls } from './areas/law-firm/law-firm.calls.ts'
import { linksCalls } from './areas/links/links.calls.ts'
import { lookupsCalls } from './areas/lookups/lookups.calls.ts'
import { openApplicationsCalls } from './areas/open-applications/open-applications.calls.ts'
import { openLinksCalls } from './areas/open-applications/open-links.calls.ts'
import { accountPeopleCalls } from './areas/people/account-people.calls.ts'
import { brokeragePeopleCalls, leavingStaffCalls } from './areas/people/brokerage-people.calls.ts'
import { joiningCalls } from './areas/people/joining.calls.ts'
import { pageViewsCalls } from './areas/page-views/page-views.calls.ts'
import { notificationsCalls } from './areas/notifications/notifications.calls.ts'
import { policySelectionCalls } from './areas/policy-selection/policy-selection.calls.ts'
import { policiesCalls } from './areas/policies/policies.calls.ts'
import { profileCalls } from './areas/profile/profile.calls.ts'
import { scheduleColumnsCalls } from './areas/schedules/schedule-columns.calls.ts'
import { scheduleExportsCalls } from './areas/schedule-exports/schedule-exports.calls.ts'
import { scheduleReviewCalls } from './areas/schedules/snapshots/review.calls.ts'
import { scheduleImportsCalls } from './areas/schedule-imports/schedule-imports.calls.ts'
import { schedulesCalls } from './areas/schedules/schedules.calls.ts'
import { searchCalls } from './areas/search/search.calls.ts'
import { sessionCalls } from './areas/session/session.calls.ts'
import { tasksCalls } from './areas/tasks/tasks.calls.ts'
import { lossesCalls } from './areas/losses/losses.calls.ts'
import { experienceCalls } from './areas/experience/experience.calls.ts'
import { financialsCalls } from './areas/financials/financials.calls.ts'
import { renewalsCalls } from './areas/renewals/renewals.calls.ts'
import { submissionsCalls } from './areas/submissions/submissions.calls.ts'
import { placementCalls } from './areas/placement/placement.calls.ts'
import { quotesCalls } from './areas/quotes/quotes.calls.ts'
import { subjectivitiesCalls } from './areas/subjectivities/subjectivities.calls.ts'
import { bindingCalls } from './areas/binding/binding.calls.ts'
import { stagingCalls } from './areas/staging/staging.calls.ts'
import { pdfFormsCalls } from './areas/pdf-forms/pdf-forms.calls.ts'
import { workbenchCalls } from './areas/workbench/workbench.calls.ts'
import { openWorkCalls } from './areas/open-work/open-work.calls.ts'
import { platformUsersCalls } from './areas/platform-users/platform-users.calls.ts'
import { carrierAnswersCalls } from './areas/claims/carrier-answers.calls.ts'
import { claimsCalls } from './areas/claims/claims.calls.ts'
import { presenceCalls } from './areas/presence/presence.calls.ts'
import { broadcastsCalls } from './areas/broadcasts/broadcasts.calls.ts'
import { openVendorCalls } from './areas/vendors/open-vendor.calls.ts'
import { vendorsCalls } from './areas/vendors/vendors.calls.ts'
import { evidenceCalls } from './areas/id-cards/evidence/evidence.calls.ts'
import { idCardsCalls } from './areas/id-cards/id-cards.calls.ts'
import { certificateDeliveryCalls, mailBounceCalls } from './areas/certificates/certificate-delivery.calls.ts'
import {
  certificateSubscriptionsCalls,
  certificateUnsubscribesCalls,
} from './areas/certificate-subscriptions/certificate-subscriptions.calls.ts'
import { certificateRenewalsCalls } from './areas/certificate-renewals/certificate-renewals.calls.ts'
import { holderImportsCalls } from './areas/certificates/holders/holder-imports.calls.ts'
import { certificatesCalls } from './areas/certificates/certificates.calls.ts'
import { accountUploadsCalls } from './areas/account-uploads/account-uploads.calls.ts'
import { prospectsCalls } from './areas/prospects/prospects.calls.ts'
import { operationsCalls } from './areas/operations/operations.calls.ts'
import { carriersCalls } from './areas/carriers/carriers.calls.ts'
import { accountDeletionCalls } from './areas/account-deletion/account-deletion.calls.ts'
import { impersonationCalls } from './areas/impersonation/impersonation.calls.ts'
import { picturesCalls } from './areas/pictures/pictures.calls.ts'
import { brokerageDataCalls } from './areas/brokerage-data/brokerage-data.calls.ts'
import { accountTransfersCalls } from './areas/account-transfers/account-transfers.calls.ts'
import { contractReviewsCalls } from './areas/contract-reviews/contract-reviews.calls.ts'
import { scheduleRulesCalls } from './areas/schedule-rules/schedule-rules.calls.ts'
import { testEmailsCalls } from './areas/test-emails/test-emails.calls.ts'
import { lenderNoticesCalls } from './areas/claims/lender-notices.calls.ts'
import { statementsCalls } from './areas/claims/statements.calls.ts'
import { firstNoticesCalls } from './areas/first-notices/first-notices.calls.ts'

const calls = {
  ...sessionCalls,
  ...eventsCalls,
  ...pageViewsCalls,
  ...credentialsCalls,
  ...impersonationCalls,
  ...profileCalls,
  ...brokeragesCalls,
  ...brandingCalls,
  ...mailDomainsCalls,
  ...dashboardCalls,
  ...accountsCalls,
  ...accountPeopleCalls,
  ...brokeragePeopleCalls,
  ...leavingStaffCalls,
  ...joiningCalls,
  ...demonstrationCalls,
  ...notificationsCalls,
  ...featuresCalls,
  ...featureSettingsCalls,
  ...tasksCalls,
  ...linksCalls,
  ...documentsCalls,
  ...uploadsCalls,
  ...policiesCalls,
  ...conversationsCalls,
  ...inboundCalls,
  ...calendarCalls,
  ...renewalsCalls,
  ...submissionsCalls,
  ...placementCalls,
  ...quotesCalls,
  ...subjectivitiesCalls,
  ...bindingCalls,
  ...stagingCalls,
  ...lookupsCalls,
  ...schedulesCalls,
  ...scheduleColumnsCalls,
  ...scheduleExportsCalls,
  ...scheduleReviewCalls,
  ...scheduleImportsCalls,
  ...lossesCalls,
  ...experienceCalls,
  ...financialsCalls,
  ...formsCalls,
  ...pdfFormsCalls,
  ...applicationsCalls,
  ...profilePagesCalls,
  ...detailsCalls,
  ...openingCalls,
  ...openLinksCalls,
  ...openApplicationsCalls,
  ...activityCalls,
  ...administrationCalls,
  ...brokerageAdministrationCalls,
  ...lawFirmCalls,
  ...policySelectionCalls,
  ...searchCalls,
  ...workbenchCalls,
  ...platformUsersCalls,
  ...openWorkCalls,
  ...claimsCalls,
  ...carrierAnswersCalls,
  ...presenceCalls,
  ...broadcastsCalls,
  ...vendorsCalls,
  ...idCardsCalls,
  ...certificatesCalls,
  ...holderImportsCalls,
  ...certificateDeliveryCalls,
  ...mailBounceCalls,
  ...certificateRenewalsCalls,
  ...certificateSubscriptionsCalls,
  ...certificateUnsubscribesCalls,
  ...accountUploadsCalls,
  ...prospectsCalls,
  ...operationsCalls,
  ...openVendorCalls,
  ...evidenceCalls,
  ...carriersCalls,
  ...accountDeletionCalls,
  ...picturesCalls,
  ...accountTransfersCalls,
  ...brokerageDataCalls,
  ...contractReviewsCalls,
  ...scheduleRulesCalls,
  ...testEmailsCalls,
  ...firstNoticesCalls,
  ...lenderNoticesCalls,
  ...statementsCalls,
}

/** Every call of Portico. An interface, so that the compiler refers to it by name instead of expanding it. */
export interface Api extends Readonly<typeof calls> {}

export const api: Api = calls
