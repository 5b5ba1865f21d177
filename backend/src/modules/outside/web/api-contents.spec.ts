import type { OpenAPIObject } from '@nestjs/swagger';
import { apiContents } from './api-contents';
import { manualPage } from './api-manual';

const json = (name: string) => ({
  description: '',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const DOCUMENT: OpenAPIObject = {
  openapi: '3.0.0',
  info: { title: 'Sample', version: '1' },
  paths: {
    '/api/yards/{id}': {
      get: {
        tags: ['Yards'],
        operationId: 'getYard',
        summary: 'Get a yard <here> & "there"',
        description: 'Montréal’s too.',
        parameters: [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }],
        responses: { 200: json('Yard'), 404: json('Refusal') },
      },
      put: {
        tags: ['Yards'],
        operationId: 'changeYard',
        summary: 'Change a yard',
        requestBody: json('YardChange'),
        responses: { 204: { description: '' } },
      },
    },
    '/api/own-views': {
      get: { tags: ['Own views'], operationId: 'listViews', responses: {} },
    },
  },
  components: {
    schemas: {
      Yard: {
        type: 'object',
        properties: {
          gateCode: { type: 'string' },
          // A yard refers to another one.
          outerYard: { $ref: '#/components/schemas/Yard' },
          keepers: {
            type: 'array',
            items: { anyOf: [{ type: 'object', properties: { badge: { type: 'string' } } }] },
          },
        },
      },
      YardChange: { type: 'object', properties: { lotSize: { type: 'number' } } },
      Refusal: { type: 'object', properties: { requestId: { type: 'string' } } },
    },
  },
};

test('resources and operations keep the order of the document', () => {
  const contents = apiContents(DOCUMENT);
  expect(contents.map(({ name }) => name)).toEqual(['Yards', 'Own views']);
  expect(contents[0]?.operations.map(({ method, path, id }) => [method, path, id])).toEqual([
    ['get', '/api/yards/{id}', 'getYard'],
    ['put', '/api/yards/{id}', 'changeYard'],
  ]);
});

test('an operation is found by folded words of its whole description, except its errors', () => {
  const [read, change] = apiContents(DOCUMENT)[0]?.operations ?? [];
  expect(read?.words.toSorted()).toEqual(
    [
      ...['yards', 'get', 'api', 'id', 'getyard', 'a', 'yard', 'here', 'there', 'montreal'],
      ...['s', 'too', 'if', 'none', 'match', 'gatecode', 'outeryard', 'keepers', 'badge'],
    ].toSorted(),
  );
  expect(change?.words).toContain('lotsize');
});

test('the page links each as Swagger UI does, and holds no markup of the document', () => {
  const page = manualPage(apiContents(DOCUMENT));
  expect(page).toContain('href="#/Own%20views/listViews"');
  expect(page).toContain('Get a yard &lt;here> &amp; &quot;there&quot;');
});
