// @ts-check

const deep = (/** @type {string} */ open, /** @type {number} */ levels) => open.repeat(levels)

/** Texts that are no name, number, date or id. @type {readonly string[]} */
export const hostileTexts = [
  ...['', ' ', '\t', '\0', 'a\0b', '\u0000', '\ufeff', '\u202e', '\ud800', '\udfff x', '😀'.repeat(50), 'ﷺ', 'İ', 'ß'],
  ...['0', '-0', '-1', '1e309', 'NaN', 'Infinity', '0x10', '9'.repeat(30), '2147483648', '99999999999', '1.5', '٣'],
  ...['null', 'undefined', 'true', '[]', '{}', '""', '{"a":', '[1,', '[object Object]', '[[[[]]]]', '{"":""}'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'then'],
  ...["' or 1=1--", "'; drop table users; --", '" or ""="', "') union select null,null--", "\\'; select pg_sleep(9)--"],
  ...['$1', '$$', '?::int', "1; copy users to program 'x'", '%', '%%', '_', '\\', '\\\\', "E'\\x00'", '/*', '--'],
  ...['& | !', '<->', ':*', '!!!', "'''", '(((', 'a & ', '| b', '"a', 'a -"', '[[:<:]]', '(a+)+$', '.*'.repeat(100)],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '$' + '{7*7}',
    '`id`',
    '$(id)',
    '%n%s%x',
    '\r\nX-Injected: 1',
    'javascript:1',
  ],
  ...[
    '../../../etc/passwd',
    '..\\..\\',
    'file:///etc/passwd',
    '//evil.example',
    '/etc/passwd\0.pdf',
    '.',
    '..',
    '~root',
  ],
  ...['9999-99-99', '0000-00-00', '2026-02-30', '+275760-09-13', '-000001-01-01', '2026-11-05T25:61:61Z', '１２'],
  ...[
    deep('[', 5000),
    deep('{"a":', 2000),
    deep('[', 200) + deep(']', 200),
    `{"Region":${deep('[', 900)}${deep(']', 900)}}`,
  ],
  ...['{"__proto__":["x"]}', '{"constructor":{"prototype":["x"]}}', '{"Region":"Nordics"}', '{"Region":["Nordics"]}'],
  ...[
    '{"Region":null}',
    '[{"Region":7}]',
    '[null]',
    '[{"__proto__":"x"}]',
    '{"Region":["\\u0000"]}',
    '{"Region":["\\ud800"]}',
  ],
  ...['a'.repeat(300), 'a'.repeat(5000), 'é'.repeat(3000), ';'.repeat(500), 'a;'.repeat(800), ' a'.repeat(600)],
]

/** Names of parameters, those that calls know among them. @type {readonly string[]} */
export const parameterNames = [
  ...['search_term', 'semantic_search_term', 'start_date', 'end_date', 'order_by_field', 'order_by_order', 'libraries'],
  ...['page', 'page_size', 'limit', 'filter_Region', 'filter_Company', 'filter_', 'filter___proto__', 'replay_filter'],
  ...[
    'tag_id',
    'id',
    'document_id',
    'reference',
    'external_reference',
    'external_id',
    'ref',
    'roadshow_id',
    'tag_filters',
  ],
  ...['categories', 'tag_categories', 'selected_tags', 'document_filters', 'disable_document_count', 'pivot_category'],
  ...['tags_by_category', 'child_categories', 'cri_json', 'hide_unentitled', 'all_time_filter', 'auth_token'],
  ...[
    'force_download',
    'public',
    'element',
    'host',
    'filter',
    'startIndex',
    '__proto__',
    'constructor',
    '__proto__[x]',
    'a[b][c]',
    '',
    'x'.repeat(300),
  ],
]

/** Field names of request bodies. @type {readonly string[]} */
export const fieldNames = [
  ...['username', 'password', 'refresh_token', 'passwordless_token', 'reset_token', 'new_password', 'old_password'],
  ...['cri_json', 'preferences', 'url', 'event_type', 'source_client_action', 'document_id', 'roadshow_id', 'path'],
  ...['userName', 'active', 'displayName', 'name', 'Operations'],
  ...['__proto__', 'constructor', 'toJSON', 'then', 'length', ''],
]

/** Pieces that are slow to parse when repeated many times. @type {readonly string[]} */
export const repeatedPieces = [
  ...['?token', '&token=', 'token=', '=', '&', '?', '/', '//', '/.', '%2F', '%zz', '%E0%A4%A', ';', 'a;', ',', ', '],
  ...[
    'a',
    '0',
    '0:',
    '1.',
    ' ',
    '\t',
    ' a',
    'a ',
    '\n',
    '-',
    '--',
    '.',
    '@',
    'a@',
    'T',
    'or ',
    'a or ',
    '"',
    '" "',
    "'",
    '\\',
  ],
  ...[
    '<',
    '<p',
    '<p>',
    '<!--',
    '(',
    '(a',
    '[',
    '{',
    '{"a":',
    '[{"Region":',
    '"x",',
    '=1;',
    '\t=',
    '__proto__.',
    'é',
    '\u0301',
    '😀',
  ],
]

/** Escapes that decode to nothing, to too much, or not at all. @type {readonly string[]} */
export const brokenEscapes = [
  ...[
    '%',
    '%2',
    '%zz',
    '%E0%A4%A',
    '%C0%AE%C0%AE',
    '%C0%80',
    '%ff%fe',
    '%F8%88%80%80%80',
    '%ED%A0%80',
    '%00',
    '%0d%0a',
  ],
  ...['%252e%252e', '%2e%2e%2f', '%5c', '%u0041', '+', '&&&', '=', '?', '??x', ';', '#'],
]

/** Header lines with something wrong about them. @type {readonly (readonly [string, string])[]} */
export const hostileHeaders = [
  ...[
    ['accept-encoding', 'br;q=9, *;q=-1'],
    ['accept-encoding', ',,;,'],
    ['accept-encoding', 'x'.repeat(4000)],
  ],
  ...[
    ['range', 'bytes=9-1'],
    ['range', 'bytes=-'],
    ['range', `bytes=${'0-1,'.repeat(500)}5-`],
    ['range', 'x=1'],
  ],
  ...[
    ['if-none-match', '"'],
    ['if-none-match', '*'],
    ['if-modified-since', 'tomorrow'],
    ['if-range', '"x'],
  ],
  ...[
    ['origin', 'null'],
    ['origin', 'https://evil.example'],
    ['origin', '\u00ff'],
    ['origin', 'x'.repeat(3000)],
  ],
  ...[
    ['authorization', 'Bearer'],
    ['authorization', 'Bearer a.b.c'],
    ['authorization', `Bearer ${'a'.repeat(9000)}`],
  ],
  ...[
    ['authorization', 'Basic !!'],
    ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['authorization', ''],
  ],
  ...[
    ['cookie', 'XSRF-TOKEN=%; a=b; ;=;'],
    ['cookie', `XSRF-TOKEN=${'x'.repeat(4000)}`],
    ['cookie', '\u00ff=\u00ff; __proto__=1'],
  ],
  ...[
    ['x-forwarded-for', '1.2.3.4, , x'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'gopher'],
  ],
  ...[
    ['content-encoding', 'gzip'],
    ['content-encoding', 'x'],
    ['host', 'evil.example'],
    ['host', ''],
    ['host', ':::'],
  ],
  ...[
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'x'],
    ['x-xsrf-token', 'a'],
    ['x-http-method-override', 'DELETE'],
  ],
  ...[
    ['access-control-request-method', 'FOO'],
    ['access-control-request-headers', ','.repeat(2000)],
    ['te', 'trailers'],
  ],
  ...[
    ['accept', '\u00ff'],
    ['accept-language', '-'.repeat(500)],
    ['transfer-encoding', 'identity'],
    ['expect', 'x'],
  ],
].map(([name, value]) => /** @type {const} */ ([String(name), String(value)]))

/** Content types of request bodies. @type {readonly string[]} */
export const contentTypes = [
  ...['application/json', 'application/json; charset=utf-8', 'application/json; charset=utf-16', 'application/json;'],
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', ''],
  ...['application/json, text/plain', 'APPLICATION/JSON', 'application/vnd.api+json', '*/*', '/', 'x'.repeat(1000)],
]
