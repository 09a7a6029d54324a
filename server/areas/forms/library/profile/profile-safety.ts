import { libraryEdition, type LibraryForm } from '../library-form.ts'
import { ask, explain, group, may, need, page, section, whenAbove, whenYes } from '../parts.ts'

/** How the account keeps people safe, at work and on the road. */
export const profileSafety: LibraryForm = {
  formId: 'profile-safety',
  draft: { name: 'Profile: safety', title: 'Safety', purpose: 'PROFILE', edition: libraryEdition },
  layout: {
    pages: [
      page('programmePage', 'Safety programme', [
        section('programme', 'Programme', [
          explain('formalSafetyProgram'),
          may('safetyContact'),
          need('safetyMeetings', 'safetyCommittee', 'safetyInspections'),
          explain(
            'safetyTraining',
            'protectiveEquipment',
            'accidentInvestigation',
            'workplaceViolence',
            'contingencyPlan',
          ),
        ]),
        section('testing', 'Hiring and return to work', [
          explain('drugTestHire', 'drugTestAfterAccident', 'preHirePhysical', 'backgroundChecks', 'returnToWork'),
          may('workClinic', 'daysToReport'),
        ]),
        group('training', [need('trainingTopic', 'trainingWho'), may('trainingFrequency', 'trainingLast')]),
      ]),
      page('hazardsPage', 'Hazards and record', [
        section('hazards', 'Hazards', [
          explain('workAtHeights'),
          ask('maxHeightFeet', { showIf: whenYes('workAtHeights') }),
          explain('workUnderground'),
          ask('maxDepthFeet', { showIf: whenYes('workUnderground') }),
          explain(
            'workOverWater',
            'machineGuarding',
            'hotWork',
            'heavyLifting',
            'ergonomics',
            'bloodborne',
            'heatIllness',
          ),
        ]),
        section('record', 'Record', [
          may('experienceMod', 'modEffective', 'bureauRiskId', 'hoursWorked', 'recordableCases'),
          ask('lostTimeCases', { showIf: whenAbove('recordableCases', 0) }),
          ask('restrictedCases', { showIf: whenAbove('recordableCases', 0) }),
          explain('oshaInspected'),
        ]),
        group(
          'citations',
          [need('citationDate', 'citationStandard', 'citationWhat', 'citationStatus'), may('citationPenalty')],
          {
            showIf: whenYes('oshaInspected'),
          },
        ),
      ]),
      page('roadPage', 'On the road', [
        section('drivers', 'Drivers', [
          explain('driverRecordsChecked'),
          may('driverRecordCriteria', 'leastDriverAge', 'leastDriverYears', 'driverTurnoverPercent'),
          explain('driverTraining', 'driverIncentives', 'distractedDriving', 'personalUse', 'familyDrivers'),
        ]),
        section('fleet', 'Vehicles', [
          explain('vehicleMaintenance', 'telematics', 'dashCameras'),
          may('dotNumber', 'safetyRating'),
        ]),
      ]),
    ],
  },
}
