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

const annualValue = money('annualValue', 'Annual value', 'Of all shipments of a year', { ...required, ...totalled })

export const vesselColumns = [
  text('name', 'Shipment or vessel', 'Name', { frozen: true, ...alsoKnownAs('Vessel', 'Vessel name', 'Shipment') }),
  choice('kind', 'Kind', 'What is insured', ['Hull', 'Cargo']),
  text('commodity', 'Commodity', 'What is shipped'),
  text('origin', 'From', 'Country and port', alsoKnownAs('Origin')),
  text('destination', 'To', 'Country and port', alsoKnownAs('Destination')),
  count('shipments', 'Shipments a year', 'Number', totalled),
  annualValue,
  money('maxConveyance', 'Max per conveyance', 'On one ship, plane or truck', required),
  text('packing', 'Packing', 'Such as container or bulk'),
  choice('terms', 'Terms', 'Of sale', ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']),
  year('hullYear', 'Hull year', 'Year of building'),
  whole('hullLength', 'Hull length', 'Feet', { max: 1500 }),
  money('hullValue', 'Hull value', 'Agreed value', totalled),
  text('navigation', 'Navigation', 'Waters where it may go'),
]

export const transportColumns = [
  text('commodity', 'Commodity', 'What is carried', keyColumn),
  text('origin', 'Origin', 'Where it comes from'),
  text('destination', 'Destination', 'Where it goes'),
  percent('ownVehicles', 'Own vehicles', 'Share carried by yourself'),
  percent('commonCarrier', 'Common carrier', 'Share carried by others'),
  annualValue,
  money('maxVehicle', 'Max any one vehicle', 'Value', required),
  money('maxTerminal', 'Max any one terminal', 'Value', required),
  yesNo('refrigeration', 'Refrigeration', 'Y where goods must stay cold'),
  yesNo('theftTarget', 'Theft target', 'Y where thieves look for it'),
]
