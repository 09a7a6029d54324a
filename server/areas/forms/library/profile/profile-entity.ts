import { libraryEdition, type LibraryForm } from '../library-form.ts'
import { ask, calculated, explain, group, may, need, page, section, whenOneOf } from '../parts.ts'

/** Who the account is in law: the first page of its profile. */
export const profileEntity: LibraryForm = {
  formId: 'profile-entity',
  draft: { name: 'Profile: entity', title: 'Entity', purpose: 'PROFILE', edition: libraryEdition },
  layout: {
    pages: [
      page('entityPage', 'Entity', [
        section('names', 'Names and formation', [
          need('legalName'),
          may('dba'),
          need('entityType'),
          ask('entityTypeOther', { required: true, showIf: whenOneOf('entityType', 'Other') }),
          ask('membersAndManagers', { showIf: whenOneOf('entityType', 'Limited liability company') }),
          need('fein', 'stateOfFormation', 'dateFormed', 'fiscalYearEnd'),
          may('stateRegistration'),
        ]),
        section('addresses', 'Addresses', [need('mailingAddress', 'mainAddress'), may('recordsAddress', 'website')]),
        section('contacts', 'Contacts', [
          need('phone'),
          may('generalEmail'),
          need('primaryContact'),
          may('accountingContact', 'billingContact', 'claimsContact', 'inspectionContact', 'safetyContact'),
        ]),
      ]),
      page('ownershipPage', 'Owners and companies', [
        group(
          'owners',
          [
            need('ownerName', 'ownerTitle', 'ownerPercent'),
            may(
              'ownerActive',
              'ownerState',
              'ownerBirthDate',
              'ownerDuties',
              'ownerWcChoice',
              'ownerWcClass',
              'ownerPayroll',
            ),
          ],
          {
            help: 'Owners, partners, members and officers, with those who are to be covered by workers’ compensation.',
          },
        ),
        section('ownership', 'Ownership', [
          calculated('ownedTotal', 'Shares in all, percent', 'sum(owners.ownerPercent)', {
            help: 'Cannot be above 100.',
            max: 100,
          }),
          explain(
            'isSubsidiary',
            'hasSubsidiaries',
            'ownershipChange',
            'nameChange',
            'publiclyTraded',
            'businessInTrust',
          ),
          explain('franchise'),
        ]),
        group(
          'namedInsureds',
          [
            need('insuredName', 'insuredEntityType', 'insuredRelationship'),
            may('insuredDba', 'insuredFein', 'insuredState', 'insuredDateFormed', 'insuredSharePercent'),
            may('insuredOperations', 'insuredRevenue', 'insuredEmployees'),
          ],
          { help: 'Parents, subsidiaries and sister companies, to be insured or not.' },
        ),
      ]),
    ],
  },
}
