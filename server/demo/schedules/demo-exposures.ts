import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { daysAfter, yearsBefore } from '../demo-dates.ts'
import type { TypedRow } from './demo-vehicles.ts'
import { listedRows } from './listed-rows.ts'

/** The contractor's exposures and limits; the auto policy below the umbrella has less than that asks for. */
export function contractorExposures(now: Date, renewal: string): Partial<Record<ScheduleType, TypedRow[]>> {
  const ago = (years: number) => yearsBefore(daysAfter(now, 0), years)
  const term = `${yearsBefore(renewal, 1)} | ${renewal}`
  const layer =
    'layer | carrier | occurrence | aggregate | attachment | retention | followForm | underlyingLine | underlyingCarrier | underlyingPolicy | underlyingFrom | underlyingTo | underlyingLimit | requiredLimit | premium'
  return {
    GENERAL_LIABILITY: listedRows(
      'location | state | classCode | description | basis | exposure | subCost | territory | premisesRate | productsRate',
      '1 | IL | 91585 | Work let to subcontractors, commercial buildings | Cost | 12600000 | 12600000 | 004 | 0.61 | 1.12',
      '1 | IL | 91580 | Executive supervisors | Payroll | 1610000 | | 004 | 3.86 | 2.04',
      '2 | IL | 91342 | Carpentry | Payroll | 3390000 | | 005 | 9.42 | 6.31',
      '2 | IL | 97447 | Masonry | Payroll | 1520000 | | 005 | 6.75 | 4.88',
      '2 | IL | 92478 | Electrical work within buildings | Payroll | 1475000 | | 005 | 3.24 | 2.97',
      '4 | IL | 61212 | Part of the branch, leased to an accountant | Area | 4800 | | 012 | 38.10 |',
    ),
    EXEC_WORKERS_COMP: listedRows(
      'name | title | state | birthDate | ownership | duties | classCode | payroll | cover | formSigned',
      `Robert Acker | President | IL | ${ago(61)} | 60 | Management, now and then on a site | 5606 | 245000 | Exclude | ${ago(1)}`,
      `Elaine Acker | Secretary and treasurer | IL | ${ago(58)} | 25 | Office | 8810 | 168000 | Exclude | ${ago(1)}`,
      `Tomas Rivera | Vice president, operations | IL | ${ago(46)} | 15 | Supervision of sites | 5606 | 212000 | Include |`,
    ),
    WORK_COMP_PLUS_GL: listedRows(
      'location | state | wcClass | glClass | employees | wcPayroll | glPayroll | ownersPayroll | overtime | insuredSubCost | uninsuredSubCost',
      '1 | IL | 5606 | 91580 | 14 | 1610000 | 1610000 | 245000 | 0 | |',
      '2 | IL | 5403 | 91342 | 52 | 3390000 | 3390000 | | 184000 | 2850000 | 0',
      '2 | IL | 5022 | 97447 | 22 | 1520000 | 1520000 | | 61000 | 1460000 | 38000',
      '2 | IL | 5190 | 92478 | 18 | 1475000 | 1475000 | | 72000 | 940000 | 0',
      '| WI | 5403 | 91342 | 0 | If Any | If Any | | | |',
    ),
    MISCELLANEOUS: listedRows(
      'coverage | description | limit | deductible | premium | remark',
      'Contractors professional | Design-build and value engineering | 2000000 | 25000 | 31400 | Retroactive date: inception of the first policy',
      'Railroad protective | Union Yard Phase II, tracks to the east | 2000000 | 0 | 6850 | For the railroad; ends with the project',
      'Subcontractor default | All contracts above $500,000 | 5000000 | 250000 | 58200 |',
    ),
    UMBRELLA: listedRows(
      layer,
      `1 | Granite Mutual | 5000000 | 5000000 | 1000000 | 10000 | N | General Liability | Granite Mutual | GL-40218 | ${term} | 1000000 | 1000000 | 22800`,
      `1 | Granite Mutual | 5000000 | 5000000 | 1000000 | 10000 | N | Auto | Cascade Casualty | BA-77103 | ${term} | 750000 | 1000000 |`,
      `1 | Granite Mutual | 5000000 | 5000000 | 1000000 | 10000 | N | Employers Liability | Timberline Employers | WC-15590 | ${term} | 1000000 | 1000000 |`,
    ),
    EXCESS_LIABILITY: listedRows(
      layer,
      `1 | Northgate Surplus | 10000000 | 10000000 | 6000000 | | Y | Umbrella | Granite Mutual | UM-40219 | ${term} | 5000000 | 5000000 | 14600`,
    ),
    CRIME: listedRows(
      'agreement | limit | deductible | classOne | locations | cashMax | planAssets | countersign | reconciled | callBack | audited',
      'Employee Theft | 1000000 | 10000 | 24 | 6 | | | Y | Y | | Y',
      'Forgery | 250000 | 2500 | 24 | 6 | | | Y | Y | | Y',
      'Inside | 25000 | 1000 | | 6 | 4000 | | | Y | |',
      'Funds Transfer | 250000 | 5000 | 11 | 1 | | | Y | Y | Y | Y',
      'ERISA | 500000 | 0 | | | | 4100000 | | | | Y',
    ),
    CYBER: listedRows(
      'records | revenue | mfaEmail | mfaRemote | mfaAdmin | edr | offlineBackups | testedBackups | patchDays | encryption | training | vendorReview | pci | incidents | firstParty | thirdParty | retention | waitHours',
      '4200 | 36100000 | Y | Y | N | Y | Y | Y | 14 | Y | Y | N | N | 0 | 2000000 | 2000000 | 10000 | 8',
    ),
  }
}
