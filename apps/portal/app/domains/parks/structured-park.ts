import type { LoadedPark } from './load-park.ts'

/** The park's office for search engines (schema.org GovernmentOffice). */
export function structuredPark({ park, intro, phone, facts }: LoadedPark): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'GovernmentOffice',
    name: park.name,
    description: intro,
    telephone: phone,
    address: facts.at(-1)?.value,
    areaServed: park.area,
    knowsAbout: park.industries,
  }
}
