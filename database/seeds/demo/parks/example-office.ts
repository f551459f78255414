/** Area codes of the telephone network by the first four digits of the area. */
const DIALLING: Readonly<Record<string, string>> = {
  6201: '0931',
  6215: '0931',
  6202: '0937',
  6203: '0935',
  6204: '0943',
  6205: '0938',
  6206: '0935',
  6207: '0936',
  6208: '0933',
  6209: '0937',
  6210: '0934',
  6211: '0932',
  6212: '0939',
  6229: '0930',
  6230: '0941',
}

/** An invented office number of the place; the serial keeps them apart. */
export function exampleOffice(areaCode: string, serial: number): string {
  return `${DIALLING[areaCode.slice(0, 4)] ?? '0931'}-20000${String(serial).padStart(2, '0')}`
}
