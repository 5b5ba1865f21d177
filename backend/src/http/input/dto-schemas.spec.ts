import { Body, Controller, Post } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { z } from 'zod';
import { dto } from './dto';
import { useSchemasOf } from './dto-schemas';

const NoteBody = z.strictObject({ note: z.string() });
class NoteDto extends dto(NoteBody) {}
class PlainNote {
  readonly note!: string;
}

@Controller()
class NotesController {
  @Post()
  add(@Body() { note }: NoteDto): string {
    return note;
  }
}

@Controller()
class UncheckedController {
  @Post()
  add(@Body() { note }: PlainNote): string {
    return note;
  }
}

it('gives a body the schema of its class', () => {
  useSchemasOf(NotesController);
  const routeArguments = Reflect.getMetadata(ROUTE_ARGS_METADATA, NotesController, 'add') as object;
  expect(Object.values(routeArguments)).toMatchObject([{ schema: NoteBody }]);
});

it('refuses a body whose class has no schema', () => {
  expect(() => useSchemasOf(UncheckedController)).toThrow(
    'UncheckedController.add takes a body or query without a DTO class',
  );
});
