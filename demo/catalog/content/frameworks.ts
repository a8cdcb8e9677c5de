import type { Framework } from './framework.ts'
import { react18, react19 } from './react.ts'
import { angular, svelte, vue } from './templates.ts'

const plain = (origin: string): Framework => ({
  id: 'html',
  title: 'Plain HTML',
  notes: [
    'The loader defines what the page has, and what is added later. Properties and attributes agree; events bubble to `document`.',
    'A server can render the tag like any other. `/widgets/first-paint/` has the HTML to show until the script has run.',
  ],
  blocks: [
    {
      label: 'Page',
      language: 'html',
      text: `<!doctype html>
<html lang="en">
  <head>
    <title>Research</title>
    <script type="application/json" id="research-config">
      { "apiBaseUrl": "${origin}/api/", "portalUrl": "${origin}/" }
    </script>
    <script type="module" src="${origin}/widgets/v1/loader.js"></script>
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <research-feed page-size="5" hide-search></research-feed>
  </body>
</html>`,
    },
    {
      label: '/page.js',
      language: 'code',
      text: `const feed = document.querySelector('research-feed')

// A property set before the element is defined is kept.
feed.pageSize = 10

document.addEventListener('research-open-document', (event) => {
  event.preventDefault()
  location.assign('/research/' + encodeURIComponent(event.detail.reference))
})`,
    },
  ],
})

const wordpress = (origin: string): Framework => ({
  id: 'wordpress',
  title: 'WordPress',
  notes: [
    'The script belongs to the theme or a small plugin; the place is a Custom HTML block. Editors that drop unknown tags keep a `<div>` with `data-` attributes; paragraphs that they add inside do no harm.',
    'The page is rendered by PHP; nothing of the elements runs there.',
  ],
  blocks: [
    {
      label: 'functions.php',
      language: 'code',
      text: `<?php
add_action('wp_head', function () {
  $config = ['apiBaseUrl' => '${origin}/api/', 'portalUrl' => '${origin}/'];
  printf(
    '<script type="application/json" id="research-config">%s</script>',
    wp_json_encode($config, JSON_HEX_TAG)
  );
}, 1);

add_action('wp_enqueue_scripts', function () {
  wp_enqueue_script_module('research-widgets', '${origin}/widgets/v1/loader.js', [], null);
});`,
    },
    {
      label: 'Custom HTML block',
      language: 'html',
      text: `<div data-research-widget="feed" data-page-size="5">
  <p><a href="${origin}/">Open the research portal</a></p>
</div>`,
    },
    {
      label: 'Listen',
      language: 'html',
      text: `<script>
  document.addEventListener('research-navigate', function (event) {
    console.log('A reader goes to', event.detail.href)
  })
</script>`,
    },
  ],
})

/** A complete example each: register, set a property, hear an event, with types and what holds on a server. */
export const frameworks = (origin: string): readonly Framework[] => [
  react19,
  react18,
  vue,
  angular(origin),
  svelte,
  plain(origin),
  wordpress(origin),
]
