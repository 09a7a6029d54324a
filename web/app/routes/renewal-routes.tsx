import { lazyRouteComponent } from '@tanstack/react-router'
import { pagePart } from '../../platform/page-part.ts'
import { BrokerageDashboardScreen } from '../screens/dashboard-screen.tsx'
import { accountPage } from './account-page.tsx'

/** The screens from kickoff to bound: one part for all, which fetches each. */
const renewalScreens = pagePart(() => import('../screens/renewal-screens.tsx'))

export const renewalRoutes = [
  accountPage('insurica-dashboard', 'Dashboard', BrokerageDashboardScreen),
  accountPage('renewal', 'Renewal', lazyRouteComponent(renewalScreens, 'RenewalScreen'), { isRenewalFlow: true }),
  accountPage('selection', 'What to renew', lazyRouteComponent(renewalScreens, 'SelectionScreen')),
  accountPage('loss-runs', 'Loss Runs', lazyRouteComponent(renewalScreens, 'LossRunsScreen')),
  accountPage('experience', 'Experience', lazyRouteComponent(renewalScreens, 'ExperienceScreen')),
  accountPage('financials', 'Financials', lazyRouteComponent(renewalScreens, 'FinancialsScreen')),
  accountPage('submit-to-advisor', 'Submit to Advisor', lazyRouteComponent(renewalScreens, 'SubmitScreen')),
  accountPage('staging', 'Staging', lazyRouteComponent(renewalScreens, 'StagingScreen')),
  accountPage(
    'internal-quote-review',
    'Internal Quote Review',
    lazyRouteComponent(renewalScreens, 'InternalQuoteReviewScreen'),
  ),
  accountPage('quote-review', 'Quote Review', lazyRouteComponent(renewalScreens, 'QuoteReviewScreen')),
  accountPage('policy-selection', 'Policy Selection', lazyRouteComponent(renewalScreens, 'PolicySelectionScreen')),
  accountPage('subjectivities', 'Subjectivities', lazyRouteComponent(renewalScreens, 'SubjectivitiesScreen')),
  accountPage('bind-decision', 'Bind Decision', lazyRouteComponent(renewalScreens, 'BindDecisionScreen')),
]
