import './require-node';
import './young-objects';
import { settingsOrExit } from './config/process-settings';
import { serve } from './serve';

void serve(settingsOrExit());
