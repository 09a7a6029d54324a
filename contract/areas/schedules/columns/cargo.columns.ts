import {
  alsoKnownAs,
  choice,
  count,
  keyColumn,
  money,
  percent,
  required,
  text,
  totalled,
  whole,
  year,
  yesNo,
} from './column.ts'

const annualValue = money('annualValue', 'Annual value', 'Value of all shipments per year', {
  ...required,
  ...totalled,
})

export const vesselColumns = [
  text('name', 'Shipment or vessel', 'Name', { frozen: true, ...alsoKnownAs('Vessel', 'Vessel name', 'Shipment') }),
  choice('kind', 'Kind', 'Hull or cargo', ['Hull', 'Cargo']),
  text('commodity', 'Commodity', 'What is shipped'),
  text('origin', 'From', 'Country and port', alsoKnownAs('Origin')),
  text('destination', 'To', 'Country and port', alsoKnownAs('Destination')),
  count('shipments', 'Shipments per year', 'Number', totalled),
  annualValue,
  money('maxConveyance', 'Max per conveyance', 'On one ship, plane, or truck', required),
  text('packing', 'Packing', 'Example: container or bulk'),
  choice('terms', 'Terms', 'Of sale', ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']),
  year('hullYear', 'Hull year', 'Year of building'),
  whole('hullLength', 'Hull length', 'Feet', { max: 1500 }),
  money('hullValue', 'Hull value', 'Agreed value', totalled),
  text('navigation', 'Navigation', 'Permitted waters'),
]

export const transportColumns = [
  text('commodity', 'Commodity', 'What is carried', keyColumn),
  text('origin', 'Origin', 'Where it comes from'),
  text('destination', 'Destination', 'Where it goes'),
  percent('ownVehicles', 'Own vehicles', 'Percentage carried in your own vehicles'),
  percent('commonCarrier', 'Common carrier', 'Percentage carried by others'),
  annualValue,
  money('maxVehicle', 'Max any one vehicle', 'Value', required),
  money('maxTerminal', 'Max any one terminal', 'Value', required),
  yesNo('refrigeration', 'Refrigeration', 'Y if goods must stay cold'),
  yesNo('theftTarget', 'Theft target', 'Y if the goods are a theft target'),
]
