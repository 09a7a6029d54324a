import { address, type DemoFacts, no, yes } from './demo-fact-book.ts'

/** Apartment houses on the Gulf coast. */
export const landlordFacts: DemoFacts = {
  lasting: {
    legalName: 'Bayside Property Holdings LLC',
    entityType: 'Limited liability company',
    fein: '65-1180443',
    mailingAddress: address('200 Harbor Blvd', 'Tampa', 'FL', '33602'),
    phone: '(813) 555-0133',
    primaryContact: { name: 'Owen Bradley', title: 'Managing member', email: 'multi@acme.test' },
    operationsDescription: 'Owner and manager of apartment houses and small shopping centers on the Gulf coast.',
    yearsInBusiness: '19',
    valuationMethod: 'Appraisal',
    buildingsTotal: '240',
    unitsTotal: '1860',
    ...yes({
      sprinklersTested: 'Every spring by Gulf Fire Protection.',
      contingencyPlan: 'Hurricane plan, tried each May.',
      backgroundChecks: 'Everyone with access to units, by a screening company.',
      roofCondition: 'Nine roofs of 2003 will be replaced within two years.',
    }),
    ...no('isSubsidiary', 'cookingOnPremises', 'problemPanels', 'shortTermRentals', 'studentOrSubsidised', 'lossFree'),
  },
  lastYear: {
    unitsOccupiedPercent: '94',
    averageMonthlyRent: '1475',
    businessIncomeYearly: '21800000',
    monthsToRestore: '12',
  },
  groups: {
    locations: [
      {
        locationNumber: '1',
        locationAddress: address('200 Harbor Blvd', 'Tampa', 'FL', '33602'),
        locationInterest: 'Owner',
        locationUse: 'Apartments',
        locationYearBuilt: '1998',
        locationConstruction: 'Joisted masonry',
        locationStoreys: '3',
        locationSprinklers: 'Partly',
      },
    ],
  },
}

/** A trucking company of 400 vehicles. */
export const truckerFacts: DemoFacts = {
  lasting: {
    legalName: 'Northwind Trucking Co.',
    entityType: 'Corporation',
    fein: '47-2093315',
    mailingAddress: address('7700 Commerce Way', 'Omaha', 'NE', '68138'),
    phone: '(402) 555-0119',
    primaryContact: { name: 'Lena Ostrow', title: 'Director of risk', phone: '(402) 555-0120' },
    safetyContact: { name: 'Marcus Webb', title: 'Director of safety' },
    operationsDescription: 'Truckload carrier of dry and refrigerated goods in 31 states.',
    yearsInBusiness: '33',
    dotNumber: '1884207',
    motorCarrierNumber: 'MC-402118',
    safetyRating: 'Satisfactory',
    leastDriverAge: '23',
    leastDriverYears: '2',
    safetyMeetings: 'Monthly',
    driverRecordCriteria: 'No serious violation in three years, no suspended license in five.',
    ...yes({
      electronicLogs: 'In every tractor; the safety office looks at exceptions each morning.',
      telematics: 'Speed limited to 66 mph; hard braking is coached within a week.',
      dashCameras: 'Facing the road in all tractors.',
      driverRecordsChecked: 'Before hiring and every six months.',
      drugTestHire: 'As federal rules ask.',
      drugTestAfterAccident: 'After every recordable accident, and at random.',
      accidentInvestigation: 'By the safety office within two days.',
      driverTraining: 'Two weeks with a trainer; refresher every year.',
    }),
    ...no('doubleBrokered', 'hazmatHauled', 'passengersCarried', 'personalUse', 'familyDrivers', 'lossFree'),
  },
  lastYear: {
    vehiclesPrivate: '14',
    vehiclesTractors: '186',
    vehiclesTrailers: '200',
    driversTotal: '231',
    localPercent: '5',
    intermediatePercent: '20',
    longPercent: '75',
    annualMiles: '21400000',
    annualMilesLastYear: '20900000',
    ownerOperators: '22',
    driverTurnoverPercent: '48',
  },
}

/** A law firm. */
export const firmFacts: DemoFacts = {
  lasting: {
    legalName: 'Doe & Partners LLP',
    entityType: 'Limited liability partnership',
    fein: '81-3302146',
    mailingAddress: address('18 Court Square', 'Missoula', 'MT', '59801'),
    phone: '(406) 555-0102',
    primaryContact: { name: 'Jonathan Doe', title: 'Managing partner', email: 'lawyer@doelaw.test' },
    operationsDescription: 'General practice with a focus on estates, real estate and small businesses.',
    yearsInBusiness: '22',
    conflictSystem: 'By software',
    docketSystem: 'Shared software',
    backupAttorney: 'Miriam Stone, Stone Law PLLC',
    mfaEmail: 'Everyone',
    ...yes({
      engagementLetters: 'For every matter, signed before work begins.',
      nonEngagementLetters: 'Within a week of declining.',
      wireControls: 'By a call to a number that we know.',
      cleCompleted: 'All attorneys, reported each March.',
    }),
    ...no(
      'predecessorFirms',
      'officeSharing',
      'securitiesWork',
      'intellectualProperty',
      'classActions',
      'disciplinaryAction',
    ),
  },
  lastYear: {
    attorneysTotal: '4',
    feesExpected: '1850000',
    feesLastYear: '1740000',
    largestClientPercent: '8',
    trustAccountBalance: '420000',
    feeSuits: '0',
  },
  groups: {
    attorneys: [
      {
        attorneyName: 'Jonathan Doe',
        attorneyStatus: 'Partner',
        attorneyBarState: 'MT',
        attorneyAdmitted: '1999',
        attorneyJoined: '2003-06-01',
        attorneyHours: '1900',
      },
      {
        attorneyName: 'Amelia Hart',
        attorneyStatus: 'Partner',
        attorneyBarState: 'MT',
        attorneyAdmitted: '2006',
        attorneyJoined: '2009-01-05',
        attorneyHours: '1850',
      },
      {
        attorneyName: 'Samuel Ortiz',
        attorneyStatus: 'Associate',
        attorneyBarState: 'MT',
        attorneyAdmitted: '2018',
        attorneyJoined: '2019-08-19',
        attorneyHours: '1780',
      },
    ],
    practiceAreas: [
      { practiceArea: 'Business and corporate', practicePercent: '45' },
      { practiceArea: 'Bankruptcy', practicePercent: '15' },
    ],
  },
}

/** A prospect who has just started. */
export const prospectFacts: DemoFacts = {
  lasting: {
    entityType: 'Corporation',
    mailingAddress: address('2210 Innovation Dr', 'Austin', 'TX', '78744'),
    phone: '(512) 555-0147',
    primaryContact: { name: 'Mei Tanaka', title: 'Chief operating officer', email: 'prospect@prosper.test' },
    operationsDescription: 'Design and assembly of robots for warehouses.',
    yearsInBusiness: '4',
  },
  lastYear: {},
}
