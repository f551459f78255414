/** Session storage key of the site chosen in the portal (specification 3); `62` stands for the province. */
const CITY_CODE_KEY = 'cityCode'

/** What goes out as the `cityCode` header; undefined when no site was chosen in this tab. */
export function currentCityCode(): string | undefined {
  return sessionStorage.getItem(CITY_CODE_KEY) ?? undefined
}
